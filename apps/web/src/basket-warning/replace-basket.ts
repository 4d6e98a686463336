import type { Basket } from '@kindred/contracts/basket'
import { tellBasketChange } from '../browser/basket-count.ts'
import { callShop } from '../browser/call-shop.ts'
import { addressLine } from '../checkout/address-line.ts'
import type { RefusedRequest } from './find-warning.ts'

const post = <T>(shopCode: string, path: string, body: unknown) =>
  callShop(shopCode)<T>(path, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/**
 * BASK-10: takes out what stands in the way, then asks again for what was refused: in bulk where it has lines, else alone.
 * The basket sets its own lines itself.
 *
 * @throws CallError with the reasons when the shop refuses all the same
 */
export async function replaceBasket(
  shopCode: string,
  locale: string,
  request: RefusedRequest,
): Promise<Basket> {
  const path = `/api/commerce/${shopCode}-shop/${locale}/basket`
  const basket = await fetchBasket(shopCode, locale)
  const lines = basket.lines.filter((line) => !line.addedAutomatically).map((line) => addressLine(line, 0))
  if (lines.length > 0) await post<Basket>(shopCode, `${path}/bulk`, { lines })
  const replaced = await post<Basket>(shopCode, 'lines' in request ? `${path}/bulk` : path, request)
  tellBasketChange(replaced.count)
  return replaced
}

/** BASK-09 */
export async function fetchBasket(shopCode: string, locale: string): Promise<Basket> {
  const basket = await callShop(shopCode)<Basket>(
    `/api/commerce/getbasketsummary/${shopCode}-shop/${locale}/basket`,
  )
  tellBasketChange(basket.count)
  return basket
}
