/**
 * True once somebody took the parcel at the bank. For the machine it is shipped or delivered like any other; to people it is
 * never called that, since nothing was on its way.
 */
export function hasBeenFetched(order: {
  readonly state: string
  readonly shippingMethod: string | null
}): boolean {
  return order.shippingMethod === 'pickUp' && (order.state === 'shipped' || order.state === 'delivered')
}
