const basketKey = 'kindred-anonymous-basket-id'

/** The id of a visitor’s basket, kept by the browser (BASK-05). */
export function readAnonymousBasketId(): string | null {
  try {
    return localStorage.getItem(basketKey)
  } catch {
    return null
  }
}

export function keepAnonymousBasketId(id: string | null): void {
  try {
    if (id) localStorage.setItem(basketKey, id)
    else localStorage.removeItem(basketKey)
  } catch {
    // Storage is switched off: the basket lasts as long as the page.
  }
}
