import { printTabPath } from '@kindred/domain/checkout/steps'
import type { CheckoutTab, ClientType } from '@kindred/domain/vocabulary'

/** Where a checkout stands: all its addresses and calls are made from this. */
export type CheckoutPlace = { locale: string; shopCode: string; visitorType: ClientType }

export type CheckoutPage = CheckoutTab | 'success' | 'failure'

/** `/en-gb/dk-shop/private/` */
export const homePath = ({ locale, shopCode, visitorType }: CheckoutPlace): string =>
  `/${locale}/${shopCode}-shop/${visitorType}/`

/** `/en-gb/dk-shop/private/checkout/order-summary/` */
export const pagePath = (place: CheckoutPlace, page: CheckoutPage): string =>
  `${homePath(place)}checkout/${page === 'success' || page === 'failure' ? page : printTabPath(page)}/`

/** A call of the checkout (decisions: checkout calls). */
export const checkoutCall = ({ shopCode, locale }: CheckoutPlace, name: string): string =>
  `/api/commerce/checkout/${shopCode}-shop/${locale}/${name}`

/** A call of the basket: `''` changes a line, `/bulk` several (BASK-15 to BASK-19). */
export const basketCall = ({ shopCode, locale }: CheckoutPlace, rest: string): string =>
  `/api/commerce/${shopCode}-shop/${locale}/basket${rest}`

/** BASK-21: language before shop, unlike every other call of the basket */
export const embryoCall = ({ shopCode, locale }: CheckoutPlace): string =>
  `/api/commerce/${locale}/${shopCode}-shop/basket/embryo/submit`

/** BASK-24, with the treatment country in the path */
export const discountCall = ({ shopCode }: CheckoutPlace, country: string, code: string): string =>
  `/api/commerce/${shopCode}-shop/${country}/basket/discount/${encodeURIComponent(code)}`

/** BASK-25 */
export const dropDiscountCall = ({ shopCode }: CheckoutPlace, code: string): string =>
  `/api/commerce/${shopCode}-shop/basket/discount/${encodeURIComponent(code)}`

/** BASK-18 */
export const basketSummaryCall = ({ shopCode, locale }: CheckoutPlace): string =>
  `/api/commerce/getbasketsummary/${shopCode}-shop/${locale}/basket`
