import { money } from '@kindred/domain/money'
import { describe, expect, it } from 'vitest'
import { makeTestReference } from '../testing/test-world.ts'
import { listPrices } from './list-prices.ts'

const reference = makeTestReference()
const amounts = (
  ...[visitorType, table]: [Parameters<typeof listPrices>[2], Parameters<typeof listPrices>[3]]
) => listPrices(reference, 'dk', visitorType, table).map(({ price }) => price.amountMinor)

describe('a page of prices', () => {
  it('tells private persons what they pay', () => {
    expect(amounts('private', 'sperm')).toEqual([80_000, 50_000])
    expect(amounts('private', 'services')).toContain(5_000)
    expect(amounts('private', 'shipping')).toEqual([10_000, 20_000, 0])
  })

  it('tells professionals the amounts before tax', () => {
    expect(amounts('professional', 'sperm')).toEqual([64_000, 40_000])
    expect(amounts('professional', 'services')).toContain(4_000)
    expect(amounts('professional', 'shipping')).toEqual([8_000, 16_000, 0])
  })

  it('has the rows of whom it is for alone', () => {
    const [row] = reference.prices
    if (!row) throw new Error('the test world has prices')
    const forClinics = { ...row, customerType: 'professional' as const, price: money(75_000, 'EUR') }
    const own = { ...reference, prices: [{ ...row, customerType: 'private' as const }, forClinics] }
    expect(listPrices(own, 'dk', 'private').map(({ price }) => price.amountMinor)).toEqual([80_000])
    expect(listPrices(own, 'dk', 'professional').map(({ price }) => price.amountMinor)).toEqual([60_000])
  })
})
