import { stableId } from './stable-id.ts'

/** Invented codes of the demo shop, one for each kind of rule: anybody, straws alone, clinics, once in all, and over. */
export const discounts = [
  { code: 'HELLO10', percent: 10, maxUsesPerCustomer: 1 },
  {
    code: 'STRAWS50',
    amount: 5_000,
    productKinds: ['strawDelivery', 'storageDelivery', 'strawReservation'] as const,
  },
  { code: 'CLINIC15', percent: 15, clientTypes: ['professional'] as const },
  { code: 'ONLYONE', percent: 20, maxUses: 1 },
  { code: 'SPRING25', percent: 25, endsAt: '2026-06-01T00:00:00.000Z' },
].map(({ productKinds, clientTypes, ...rest }) => ({
  ...rest,
  id: stableId(`discount dk ${rest.code}`),
  shop: 'dk' as const,
  productKinds: productKinds && [...productKinds],
  clientTypes: clientTypes && [...clientTypes],
}))
