const asked = 'kindred-open-settings'

/**
 * Asks the header to open the country settings, from anywhere on the page.
 *
 * @returns whether they open: the checkout has no such header
 */
export function openSettings(): boolean {
  return !window.dispatchEvent(new CustomEvent(asked, { cancelable: true }))
}

/** @returns how to stop listening */
export function onOpenSettings(listener: () => void): () => void {
  const open = (event: Event) => {
    event.preventDefault()
    listener()
  }
  window.addEventListener(asked, open)
  return () => window.removeEventListener(asked, open)
}
