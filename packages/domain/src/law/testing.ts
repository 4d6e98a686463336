import type { Regime, Standard } from '../vocabulary.ts'
import type { LawRule, Proof } from './law-rule.ts'
import { type CountryRule, readCountryRule } from './read-country-rule.ts'

const always = { stateCode: null, validFrom: null, validUntil: null } as const
export const lawProof: Proof = { source: 'https://law.test/', verified: true, checkedOn: '2026-01-01' }

type Law = {
  regime?: Regime
  standards?: readonly Standard[]
  acceptsImport?: boolean
  isEggShopLegal?: boolean
  isHomeDeliveryAllowed?: boolean
  eligibility?: string
  proof?: Proof
}

/** Rules of a country for tests: everything is allowed but parcels to a home, under one source. */
export function makeLawRules(law: Law = {}): LawRule[] {
  const common = { ...(law.proof ?? lawProof), ...always }
  return [
    { ...common, subject: 'regime', regime: law.regime ?? 'both' },
    { ...common, subject: 'standards', standards: law.standards ?? ['eu'] },
    { ...common, subject: 'import', isAllowed: law.acceptsImport ?? true },
    { ...common, subject: 'eggDonation', isAllowed: law.isEggShopLegal ?? true },
    { ...common, subject: 'homeDelivery', isAllowed: law.isHomeDeliveryAllowed ?? false },
    ...(law.eligibility ? [{ ...common, subject: 'eligibility' as const, text: law.eligibility }] : []),
  ]
}

/** A rule as it stands, for tests of what follows from it. */
export function makeCountryRule(part: Partial<CountryRule> & { proof?: Proof } = {}): CountryRule {
  const { proof, ...rest } = part
  const code = part.countryCode ?? 'DK'
  const made = readCountryRule(
    { code, lawRules: makeLawRules(proof ? { proof } : {}), quotaRules: [] },
    { today: '2026-06-01' },
  )
  return { ...made, ...rest }
}
