import type { LawSubject } from '../law/law-rule.ts'
import type { CountryRule } from '../law/read-country-rule.ts'
import type { Failure } from '../result.ts'
import type { DonorKind, Standard } from '../vocabulary.ts'

export type ShopAccess = {
  readonly isAllowed: boolean
  /** What may be bought there; empty when not allowed. */
  readonly donorKinds: readonly DonorKind[]
  readonly reasons: readonly Failure[]
}

/**
 * Whether customers of a treatment country may buy in a shop at all (LOC-64). `soldIn` are the shops that serve the
 * country and `shopStandards` what the shop's stock can meet. Codes: `shop-does-not-serve-country`, `import-not-accepted`,
 * `standards-not-met`, and beside an allowed answer `egg-donation-not-legal`; each carries the proof of its own rule.
 */
export function explainShopAccess(input: {
  readonly country: Pick<
    CountryRule,
    'countryCode' | 'standards' | 'acceptsImport' | 'isEggShopLegal' | 'proofs'
  >
  readonly soldIn: readonly string[]
  readonly shop: {
    readonly shopCode: string
    readonly countryCode: string
    readonly standards: readonly Standard[]
  }
}): ShopAccess {
  const { country, shop } = input
  const place = { country: country.countryCode, shop: shop.shopCode }
  const data = (of: LawSubject) => ({ ...place, ...country.proofs[of] })
  const stopping: Failure[] = []
  if (!input.soldIn.includes(shop.shopCode)) {
    stopping.push({
      code: 'shop-does-not-serve-country',
      message: 'This shop does not serve the country.',
      data: place,
    })
  }
  if (!country.acceptsImport && shop.countryCode !== country.countryCode) {
    stopping.push({
      code: 'import-not-accepted',
      message: 'The country accepts no import.',
      data: data('import'),
    })
  }
  if (!shop.standards.some((standard) => country.standards.includes(standard))) {
    stopping.push({
      code: 'standards-not-met',
      message: 'The shop does not meet the standards of the country.',
      data: data('standards'),
    })
  }
  const eggs: Failure[] = country.isEggShopLegal
    ? []
    : [
        {
          code: 'egg-donation-not-legal',
          message: 'Egg donation is not legal in the country.',
          data: data('eggDonation'),
        },
      ]
  const isAllowed = stopping.length === 0
  return {
    isAllowed,
    donorKinds: isAllowed ? (country.isEggShopLegal ? ['sperm', 'egg'] : ['sperm']) : [],
    reasons: [...stopping, ...eggs],
  }
}
