import { type Money, multiply, subtract, takeShare } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { ClientType, ProductKind } from '../vocabulary.ts'

/** Members of the EU value added tax area, by delivery country. */
const euTaxCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** A tax rate that a shop charges for deliveries to a country, in basis points (2500 is 25 %). Staff keep these. */
export type TaxRate = {
  readonly shopCode: string
  readonly countryCode: string
  /** Where the rate is set by state (sales tax); null for the whole country. */
  readonly stateCode: string | null
  /** Null for everything without a rate of its own. */
  readonly productKind: ProductKind | null
  readonly rateBp: number
}

export type TaxTreatment = 'standard' | 'reverseCharge' | 'export'
export type TaxDecision = { readonly treatment: TaxTreatment; readonly rateBp: number }

/**
 * How a line is taxed (domain rules 4; Directive 2006/112/EC for the EU). A delivery out of the shop's tax area is
 * zero-rated; inside the EU a business with a valid VAT number owes the tax itself when the goods cross a border; every
 * other delivery bears the rate the shop keeps for the delivery country. A missing rate is a refusal, never a silent
 * zero: `tax-rate-missing`.
 */
export function decideTax(input: {
  readonly shopCode: string
  /** The country the shop sells from. */
  readonly shopCountry: string
  readonly deliveryCountry: string
  readonly deliveryState?: string | null
  readonly clientType: ClientType
  readonly hasValidVatNumber: boolean
  readonly productKind: ProductKind
  readonly rates: readonly TaxRate[]
}): Result<TaxDecision> {
  const { deliveryCountry } = input
  const treatment = chooseTaxTreatment(input)
  if (treatment !== 'standard') return ok({ treatment, rateBp: 0 })
  const rate = findTaxRate(input.rates, {
    shopCode: input.shopCode,
    countryCode: deliveryCountry,
    stateCode: input.deliveryState ?? null,
    productKind: input.productKind,
  })
  if (rate === null) {
    return refuse('tax-rate-missing', 'The shop has no tax rate for this country yet.', {
      data: { country: deliveryCountry },
    })
  }
  return ok({ treatment: 'standard', rateBp: rate })
}

/** Which of the three ways a delivery is taxed, by where it goes and to whom; an invoice says which. */
export function chooseTaxTreatment(input: {
  readonly shopCountry: string
  readonly deliveryCountry: string
  readonly clientType: ClientType
  readonly hasValidVatNumber: boolean
}): TaxTreatment {
  const { shopCountry, deliveryCountry } = input
  if (shopCountry === deliveryCountry) return 'standard'
  if (!euTaxCountries.has(shopCountry) || !euTaxCountries.has(deliveryCountry)) return 'export'
  return input.clientType === 'professional' && input.hasValidVatNumber ? 'reverseCharge' : 'standard'
}

/** The most particular rate for a shop, country, state and product kind, in basis points; null without one. */
export function findTaxRate(rates: readonly TaxRate[], wanted: Omit<TaxRate, 'rateBp'>): number | null {
  const fitting = rates
    .filter(
      (rate) =>
        rate.shopCode === wanted.shopCode &&
        rate.countryCode === wanted.countryCode &&
        (rate.stateCode === null || rate.stateCode === wanted.stateCode) &&
        (rate.productKind === null || rate.productKind === wanted.productKind),
    )
    .sort((a, b) => rank(b) - rank(a))
  return fitting[0]?.rateBp ?? null
}

/** Quota prices are always quoted without tax, also in a shop whose list includes it (domain rules 4). */
export function isPriceWithTax(productKind: ProductKind, shopPricesIncludeTax: boolean): boolean {
  return shopPricesIncludeTax && productKind !== 'quota'
}

export type TaxedAmount = { readonly net: Money; readonly tax: Money; readonly gross: Money }

/**
 * Net, tax and gross of a listed amount; net and tax always add up to gross. Where the list includes tax, it includes the
 * shop's home rate (`listRateBp`): an untaxed buyer pays the net of it, a taxed one pays the listed amount whatever the
 * rate of the country, so that the price shown is the price paid.
 */
export function taxAmount(
  listed: Money,
  options: { readonly includesTax: boolean; readonly listRateBp: number; readonly rateBp: number },
): TaxedAmount {
  if (!options.includesTax) {
    const tax = takeShare(listed, BigInt(options.rateBp), 10_000n)
    return { net: listed, tax, gross: subtract(listed, multiply(tax, -1)) }
  }
  if (options.rateBp === 0) {
    const net = subtract(listed, shareIncluded(listed, options.listRateBp))
    return { net, tax: multiply(listed, 0), gross: net }
  }
  const tax = shareIncluded(listed, options.rateBp)
  return { net: subtract(listed, tax), tax, gross: listed }
}

function shareIncluded(gross: Money, rateBp: number): Money {
  return takeShare(gross, BigInt(rateBp), 10_000n + BigInt(rateBp))
}

function rank(rate: TaxRate): number {
  return (rate.productKind === null ? 0 : 2) + (rate.stateCode === null ? 0 : 1)
}
