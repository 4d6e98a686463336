import { expect, it } from 'vitest'
import { readCheckoutFacts } from './write-form.ts'

it('CHK-05 names the donors of what is sent, not of what is kept, renewed or only a family place', () => {
  const checkout = {
    view: {
      shop: { code: 'us' },
      facts: {
        donors: ['bought', 'ownDeposit', 'stored', 'renewed', 'place'].map((id) => ({ id, code: id })),
        lines: [
          { donorId: 'bought', lineHandlingType: 'strawDelivery' },
          { donorId: 'bought', lineHandlingType: 'quota' },
          { donorId: 'ownDeposit', lineHandlingType: 'embryoShipping' },
          { donorId: 'stored', lineHandlingType: 'storageDelivery' },
          { donorId: 'renewed', lineHandlingType: 'storageRenewalPeriod' },
          { donorId: 'place', lineHandlingType: 'quota' },
        ],
      },
    },
    row: { billing: null, delivery: null, clinicId: null },
  } as unknown as Parameters<typeof readCheckoutFacts>[0]
  expect(readCheckoutFacts(checkout).donorCodes).toEqual(['bought', 'ownDeposit'])
})
