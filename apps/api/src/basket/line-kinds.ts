import type { LineHandlingType, ProductKind } from '@kindred/domain/vocabulary'

/** Lines that take something out of a tank. */
export const stockKinds: ReadonlySet<LineHandlingType> = new Set([
  'strawDelivery',
  'storageDelivery',
  'reservation',
  'embryoShipping',
  'embryoStorage',
])

/** What a customer may put into the basket by hand, and the product it becomes (BASK-02, BASK-03). */
export const productOfLine: Readonly<Partial<Record<LineHandlingType, ProductKind>>> = {
  strawDelivery: 'strawDelivery',
  storageDelivery: 'storageDelivery',
  reservation: 'strawReservation',
  embryoShipping: 'strawEmbryo',
  embryoStorage: 'storageEmbryo',
  quota: 'quota',
  subscription: 'subscription',
  geneticMatching: 'geneticMatching',
  // What sending costs is decided by the shipping step; by hand a customer adds what is sent to us.
  shipment: 'shipmentInbound',
  reservationRenewalPeriod: 'reservationRenewalPeriod',
  storageRenewalPeriod: 'storageRenewalPeriod',
}

/** The product of a line put in by hand: straws that are the customer's already are sent, not bought (BASK-03). */
export function findProduct(type: LineHandlingType, isFromDeposit: boolean): ProductKind | undefined {
  return isFromDeposit && type === 'strawDelivery' ? 'strawShipping' : productOfLine[type]
}

/** Products with a period of months. */
export const periodKinds: ReadonlySet<LineHandlingType> = new Set([
  'subscription',
  'reservationRenewalPeriod',
  'storageRenewalPeriod',
])

/** What goes on with a deposit, and which kind of deposit. */
export const renewedKind: Readonly<Partial<Record<LineHandlingType, 'stored' | 'reserved'>>> = {
  reservationRenewalPeriod: 'reserved',
  storageRenewalPeriod: 'stored',
}

/** Fees that the basket sets itself, by what it holds and what was chosen in the checkout. */
export const feeProducts: ReadonlySet<ProductKind> = new Set([
  'reservation',
  'storageRenewalPeriod',
  'embryoStorage',
  'embryoShipping',
])
