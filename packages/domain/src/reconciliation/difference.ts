/** What two books can disagree about, and what else needs a person; the texts of the back office say what to do. */
export const alertKinds = [
  'stock-balance',
  'stock-held',
  'stock-sold',
  'quota-balance',
  'quota-place',
  'order-money',
  'provider-payment',
  'refund-stuck',
  'refund-failed',
  'authorisation-ends',
  'authorisation-expired',
  'capture-failed',
  'payment-disputed',
  'payment-lost',
  'deposit-sum',
  'deposit-over',
  'webhook-paused',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** One difference: about what (an order number, an item), with the figures of both sides. */
export type Difference = {
  readonly kind: AlertKind
  readonly subject: string
  readonly data: Readonly<Record<string, string | number | null>>
}
