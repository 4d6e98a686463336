import { describe, expect, it } from 'vitest'
import { makeQuotaRule } from '../quotas/testing.ts'
import { changesBetween } from './is-in-force.ts'
import type { LawRule } from './law-rule.ts'
import { readCountryRule } from './read-country-rule.ts'
import { lawProof, makeLawRules } from './testing.ts'

const rule = (part: Partial<LawRule> & Pick<LawRule, 'subject'>): LawRule =>
  ({ ...lawProof, stateCode: null, validFrom: null, validUntil: null, ...part }) as LawRule
const read = (lawRules: LawRule[], today = '2026-06-01', stateCode = '') =>
  readCountryRule({ code: 'BE', lawRules, quotaRules: [] }, { today, stateCode })

describe('the law of a country on a day', () => {
  it('takes a scheduled rule from its first day on, and lets it go after its last', () => {
    const rules = [
      rule({ subject: 'regime', regime: 'both' }),
      rule({ subject: 'regime', regime: 'idRelease', validFrom: '2027-06-30', validUntil: '2027-12-31' }),
    ]
    const days = ['2027-06-29', '2027-06-30', '2027-12-31', '2028-01-01']
    expect(days.map((day) => read(rules, day).regime)).toEqual(['both', 'idRelease', 'idRelease', 'both'])
  })

  it('takes of two rules in force the one that began later, in any order', () => {
    const old = rule({ subject: 'import', isAllowed: true, validFrom: '2020-01-01' })
    const young = rule({ subject: 'import', isAllowed: false, validFrom: '2026-01-01' })
    expect(read([old, young]).acceptsImport).toBe(false)
    expect(read([young, old]).acceptsImport).toBe(false)
  })

  it('puts the rule of a state before that of the country, in that state alone', () => {
    const rules = [
      rule({ subject: 'homeDelivery', isAllowed: false, validFrom: '2026-01-01' }),
      rule({ subject: 'homeDelivery', isAllowed: true, stateCode: 'VIC' }),
    ]
    expect(read(rules, '2026-06-01', 'VIC').isHomeDeliveryAllowed).toBe(true)
    expect(read(rules, '2026-06-01', 'NSW').isHomeDeliveryAllowed).toBe(false)
    expect(read(rules).isHomeDeliveryAllowed).toBe(false)
  })

  it('gives each part its own source', () => {
    const rules = [
      rule({ subject: 'regime', regime: 'both', source: 'https://law.test/anonymity' }),
      rule({
        subject: 'homeDelivery',
        isAllowed: false,
        source: 'https://law.test/delivery',
        verified: false,
      }),
    ]
    const { proofs } = read(rules)
    expect(proofs.regime).toEqual({ ...lawProof, source: 'https://law.test/anonymity' })
    expect(proofs.homeDelivery).toEqual({ ...lawProof, source: 'https://law.test/delivery', verified: false })
    expect(proofs.import).toEqual({ source: null, verified: false, checkedOn: null })
  })

  it('allows nothing that is not written', () => {
    expect(read([])).toMatchObject({
      standards: [],
      acceptsImport: false,
      isEggShopLegal: false,
      isHomeDeliveryAllowed: false,
      eligibility: null,
      needsState: false,
    })
  })

  it('needs a state once a rule of one is in force', () => {
    const limit = makeQuotaRule({ countryCode: 'AU', stateCode: 'VIC', validFrom: '2026-07-01' })
    const on = (today: string) =>
      readCountryRule({ code: 'AU', lawRules: makeLawRules(), quotaRules: [limit] }, { today })
    expect([on('2026-06-30').needsState, on('2026-07-01').needsState]).toEqual([false, true])
    expect(on('2026-07-01').proofs.state.source).toBe(limit.source)
  })

  it('changes on the first day and on the day after the last', () => {
    const dated = { validFrom: '2027-01-01', validUntil: '2027-12-31' }
    expect(changesBetween(dated, '2026-12-31', '2027-01-01')).toBe(true)
    expect(changesBetween(dated, '2027-12-31', '2028-01-01')).toBe(true)
    expect(changesBetween(dated, '2027-01-01', '2027-12-31')).toBe(false)
    expect(changesBetween({ validFrom: null, validUntil: null }, '2026-01-01', '2027-01-01')).toBe(false)
  })
})
