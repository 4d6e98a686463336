import { describe, expect, it } from 'vitest'
import { explainReason, explainSource } from './explain-reason.ts'

const names = {
  t: (key: string, values: Record<string, unknown> = {}) => `${key} ${JSON.stringify(values)}`,
  nameCountry: (code: string) => (code === 'DE' ? 'Germany' : code),
  formatDate: (date: string) => date,
}
const law = { source: 'Samenspenderregistergesetz', verified: false, checkedOn: '2026-11-02' }

describe('explainReason', () => {
  it('says why with the names of the visitor’s language', () => {
    const reason = { code: 'release-type-not-admitted', data: { ...law, country: 'DE', regime: 'idRelease' } }
    const { sentence } = explainReason(reason, 'Mateo', names)
    expect(sentence).toContain('donor.reasons.release-type-not-admitted')
    expect(sentence).toContain('"country":"Germany"')
    expect(sentence).toContain('"regime":"idRelease"')
  })

  it('names the source and date of a law, and that it is not verified', () => {
    const source = explainSource(law, names)
    expect(source).toContain('Samenspenderregistergesetz')
    expect(source).toContain('2026-11-02')
    expect(source).toContain('donor.rule.notVerified')
    expect(explainSource({ ...law, verified: true }, names)).not.toContain('notVerified')
  })

  it('claims no law where none speaks', () => {
    expect(explainReason({ code: 'no-stock', data: {} }, 'Mateo', names).source).toBeUndefined()
  })
})
