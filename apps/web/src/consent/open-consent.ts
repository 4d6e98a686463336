const asked = 'kindred-open-consent'

/** Asks for the consent dialog, from anywhere on the page. */
export function openConsent(): void {
  window.dispatchEvent(new Event(asked))
}

/** @returns how to stop listening */
export function onOpenConsent(listener: () => void): () => void {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}
