import { money } from '../money.ts'
import type { CountedPlace } from './places-left.ts'
import type { QuotaRule } from './quota-rule.ts'

/** A complete quota rule for tests; only what a case is about needs to be given. */
export function makeQuotaRule(part: Partial<QuotaRule> = {}): QuotaRule {
  return {
    id: 'rule',
    countryCode: 'DK',
    stateCode: null,
    unit: 'families',
    limit: 12,
    isMandatory: true,
    isOnePerPregnancy: false,
    priceIdRelease: money(35_000, 'EUR'),
    priceNonIdRelease: money(20_000, 'EUR'),
    validFrom: null,
    validUntil: null,
    source: 'https://law.test/',
    verified: true,
    checkedOn: '2026-01-01',
    ...part,
  }
}

/** A sold place of a family in Denmark for tests. */
export function makePlace(part: Partial<CountedPlace> = {}): CountedPlace {
  return {
    state: 'sold',
    countryCode: 'DK',
    stateCode: null,
    familyKey: 'family',
    holdExpiresAt: null,
    outcome: null,
    ...part,
  }
}
