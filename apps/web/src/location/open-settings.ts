const asked = 'kindred-open-settings'

/** Asks the header to open the country settings, from anywhere on the page. */
export function openSettings(): void {
  window.dispatchEvent(new CustomEvent(asked))
}

/** @returns how to stop listening */
export function onOpenSettings(listener: () => void): () => void {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}
