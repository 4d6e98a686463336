import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, money } from '../money.ts'
import { decideTax, findTaxRate, isPriceWithTax, type TaxRate, taxAmount } from './tax.ts'

const rate = (countryCode: string, rateBp: number, part: Partial<TaxRate> = {}): TaxRate => ({
  shopCode: 'dk',
  countryCode,
  stateCode: null,
  productKind: null,
  rateBp,
  ...part,
})
const rates = [rate('DK', 2500), rate('DE', 1900), rate('DE', 700, { productKind: 'shipment' })]
function decide(part: Partial<Parameters<typeof decideTax>[0]>) {
  const decision = decideTax({
    shopCode: 'dk',
    shopCountry: 'DK',
    deliveryCountry: 'DK',
    clientType: 'private',
    hasValidVatNumber: false,
    productKind: 'strawDelivery',
    rates,
    ...part,
  })
  return decision.ok ? decision.value : decision.error.code
}

describe('tax', () => {
  it('bears the rate of the delivery country for private customers in the EU', () => {
    expect(decide({})).toEqual({ treatment: 'standard', rateBp: 2500 })
    expect(decide({ deliveryCountry: 'DE' })).toEqual({ treatment: 'standard', rateBp: 1900 })
    expect(decide({ deliveryCountry: 'DE', productKind: 'shipment' })).toEqual({
      treatment: 'standard',
      rateBp: 700,
    })
  })

  it('leaves the tax to a business with a valid number across a border inside the EU only', () => {
    const business = { clientType: 'professional', hasValidVatNumber: true } as const
    expect(decide({ ...business, deliveryCountry: 'DE' })).toEqual({ treatment: 'reverseCharge', rateBp: 0 })
    expect(decide({ ...business })).toEqual({ treatment: 'standard', rateBp: 2500 })
    expect(decide({ ...business, hasValidVatNumber: false, deliveryCountry: 'DE' })).toMatchObject({
      rateBp: 1900,
    })
    expect(decide({ clientType: 'private', hasValidVatNumber: true, deliveryCountry: 'DE' })).toMatchObject({
      rateBp: 1900,
    })
  })

  it('is zero on export', () => {
    expect(decide({ deliveryCountry: 'NO' })).toEqual({ treatment: 'export', rateBp: 0 })
    expect(decide({ shopCode: 'uk', shopCountry: 'GB', deliveryCountry: 'IE' })).toMatchObject({
      treatment: 'export',
    })
  })

  it('is refused, not zero, where the shop has no rate', () => {
    expect(decide({ deliveryCountry: 'FR' })).toBe('tax-rate-missing')
  })

  it('takes the most particular rate', () => {
    const list = [rate('US', 0), rate('US', 600, { stateCode: 'FL' })]
    const find = (stateCode: string | null) =>
      findTaxRate(list, { shopCode: 'dk', countryCode: 'US', stateCode, productKind: 'strawDelivery' })
    expect([find('FL'), find('NY'), find(null)]).toEqual([600, 0, 0])
  })

  it('quotes a quota without tax in every shop', () => {
    expect(isPriceWithTax('quota', true)).toBe(false)
    expect(isPriceWithTax('strawDelivery', true)).toBe(true)
    expect(isPriceWithTax('strawDelivery', false)).toBe(false)
  })

  it('takes the home tax out of a listed price for an untaxed buyer', () => {
    const amounts = taxAmount(money(12_500, 'EUR'), { includesTax: true, listRateBp: 2500, rateBp: 0 })
    expect(amounts).toEqual({ net: money(10_000, 'EUR'), tax: money(0, 'EUR'), gross: money(10_000, 'EUR') })
  })

  it('always splits into parts that add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        (amount, rateBp, includesTax) => {
          const amounts = taxAmount(money(amount, 'EUR'), { includesTax, listRateBp: 2500, rateBp })
          expect(add(amounts.net, amounts.tax)).toEqual(amounts.gross)
        },
      ),
    )
  })
})
