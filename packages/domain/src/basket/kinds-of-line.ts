import type { LineHandlingType, ProductKind } from '../vocabulary.ts'

/**
 * Which products a way of handling can bear (BASK-02, BASK-03): every kind of product belongs to exactly one. The database
 * checks the same pairs for lines of baskets and orders.
 *
 * - `strawDelivery`: straws from stock, or (`strawShipping`) straws that leave the customer's own deposit
 * - `storageDelivery`, `reservation`: straws that stay with us, paid or only kept back
 * - `embryoShipping`, `embryoStorage`: the embryo itself, and the fee of sending or keeping it
 * - `reservation` (product), `storageRenewalPeriod` without a deposit: the period chosen while buying
 * - `reservationRenewalPeriod`, `storageRenewalPeriod` of a deposit: a period added to what is kept already
 * - `shipment`: what sending costs, which the shipping step decides; `shipmentInbound`: what a customer brings from elsewhere
 * - `others`: what staff ask to be paid by a link of its own
 */
export const productsOfHandling = {
  reservation: ['strawReservation', 'reservation'],
  quota: ['quota'],
  subscription: ['subscription'],
  reservationRenewalPeriod: ['reservationRenewalPeriod'],
  storageRenewalPeriod: ['storageRenewalPeriod'],
  strawDelivery: ['strawDelivery', 'strawShipping'],
  storageDelivery: ['storageDelivery'],
  shipment: ['shipment', 'shipmentInbound'],
  others: ['standalonePaymentProduct'],
  geneticMatching: ['geneticMatching'],
  embryoShipping: ['strawEmbryo', 'embryoShipping'],
  embryoStorage: ['storageEmbryo', 'embryoStorage'],
} as const satisfies Record<LineHandlingType, readonly ProductKind[]>

/** The handling of a product (BASK-02). */
export function findHandling(kind: ProductKind): LineHandlingType {
  return handlingOf[kind]
}

const handlingOf = Object.fromEntries(
  Object.entries(productsOfHandling).flatMap(([handling, kinds]) => kinds.map((kind) => [kind, handling])),
) as Record<ProductKind, LineHandlingType>
