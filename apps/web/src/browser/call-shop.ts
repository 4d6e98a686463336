import { makeSend } from '@kindred/contracts/request'

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

/**
 * Calls of the browser in one shop (API-02): the shop’s code always, the treatment country the page was made for, the
 * visitor’s basket id when there is one.
 */
export const callShop = (shopCode: string) =>
  makeSend('', () => {
    const basketId = readAnonymousBasketId()
    const { treatmentCountry, treatmentState } = document.documentElement.dataset
    return {
      'x-shop-code': shopCode,
      ...(treatmentCountry ? { 'x-treatment-country': treatmentCountry } : {}),
      ...(treatmentState ? { 'x-treatment-state': treatmentState } : {}),
      ...(basketId ? { 'x-basket-id': basketId } : {}),
    }
  })
