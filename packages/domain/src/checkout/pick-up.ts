/**
 * Who fetches a parcel at the bank: whoever it would be delivered to. A clinic always may. A private person is handed the
 * straws where the bank stands, so it is the bank’s own country that must allow what it says of home delivery; null where
 * it does not, and pick-up is then not offered (domain rules 6: home delivery is off unless a source allows it).
 */
export function findPickUpReceiver(
  isClinicDelivery: boolean,
  bankCountry: { readonly isHomeDeliveryAllowed: boolean } | null,
): 'clinic' | 'customer' | null {
  if (isClinicDelivery) return 'clinic'
  return bankCountry?.isHomeDeliveryAllowed ? 'customer' : null
}
