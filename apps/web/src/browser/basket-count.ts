import type { Basket } from '@kindred/contracts/basket'
import { callShop } from './call-shop.ts'

const changed = 'kindred-basket-changed'

/** Lines of the basket that are not shipment lines (LAY-09). */
export async function readBasketCount(shopCode: string, locale: string): Promise<number> {
  try {
    const basket = await callShop(shopCode)<Basket>(
      `/api/commerce/getbasketsummary/${shopCode}-shop/${locale}/basket`,
    )
    return basket.count
  } catch {
    return 0
  }
}

export function tellBasketChange(count: number): void {
  window.dispatchEvent(new CustomEvent(changed, { detail: count }))
}

export function onBasketChange(listener: (count: number) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<number>).detail)
  window.addEventListener(changed, handle)
  return () => window.removeEventListener(changed, handle)
}
