import { shops } from './shops.ts'
import { stableId } from './stable-id.ts'

/** Invented prices and terms, in euro. */
const methods = [
  { method: 'dryIce' as const, euro: 120, keepsColdDays: 3, transitDays: 1 },
  {
    method: 'nitrogenTank' as const,
    euro: 285,
    keepsColdDays: 7,
    transitDays: 2,
    tankBackWithinDays: 7,
    tankLateFeePerDay: 40,
    tankReplacement: 2_500,
  },
  { method: 'pickUp' as const, euro: 0, transitDays: 0 },
]

const europe = 'DK SE NO FI DE NL BE LU AT CH FR ES PT IT PL CZ SK SI HR EE LV LT'.split(' ')
const dryIceCountries = { dk: europe, de: europe, uk: ['GB', 'IE'], usa: ['US'] }

export const shippingMethods = shops.flatMap(({ code, currency, euroRate }) => {
  const amount = (euro: number | undefined) =>
    euro === undefined ? undefined : Math.round(euro * euroRate) * 100
  return methods.map(({ euro, tankLateFeePerDay, tankReplacement, ...method }) => ({
    ...method,
    id: stableId(`shipping ${code} ${method.method}`),
    shop: code,
    // A parcel on dry ice reaches the shop's own region in time; the tank goes anywhere.
    countries: method.method === 'dryIce' ? dryIceCountries[code] : [],
    currency,
    amount: amount(euro) ?? 0,
    tankLateFeePerDay: amount(tankLateFeePerDay),
    tankReplacement: amount(tankReplacement),
  }))
})
