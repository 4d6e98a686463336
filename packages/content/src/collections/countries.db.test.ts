import type { TestDatabase } from '@kindred/database/testing/test-database'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '../payload-types.ts'
import { loadReference } from '../reference/load-reference.ts'
import { watchReference } from '../reference/watch-reference.ts'
import { as, openDesk } from '../testing/open-desk.ts'

let database: TestDatabase
let payload: Payload
let close: () => Promise<void>
let id: string

type Rules = NonNullable<Country['lawRules']>
const read = { source: 'https://law.test/anonymity', verified: true, checkedOn: '2026-01-01' }
const rules: Rules = [
  { subject: 'regime', regime: 'both', ...read },
  { subject: 'standards', standards: ['eu', 'us'] },
  { subject: 'import', isAllowed: true },
  { subject: 'homeDelivery', isAllowed: true, state: 'VLG', source: 'https://law.test/parcels' },
  { subject: 'eligibility', text: 'Everybody.' },
]
const save = (lawRules: Rules) =>
  payload.update({ collection: 'countries', id, data: { lawRules }, ...as('responsible') })
const readRule = async (today: string, stateCode = '') => {
  const country = (await loadReference(database.pool)).countries.get('BE')
  if (!country) throw new Error('Belgium was made')
  return readCountryRule(country, { today, stateCode })
}

beforeAll(async () => {
  ;({ database, payload, close } = await openDesk())
  const made = await payload.create({
    collection: 'countries',
    data: { code: 'BE', states: [{ code: 'VLG', name: 'Flanders' }], lawRules: rules, quotaRules: [] },
    ...as('responsible'),
  })
  id = made.id
})
afterAll(() => close?.())

describe('the law as staff keep it', () => {
  it('reaches the rules part by part, each with its own source, by state', async () => {
    expect(await readRule('2026-06-01')).toMatchObject({
      regime: 'both',
      standards: ['eu', 'us'],
      acceptsImport: true,
      isEggShopLegal: false,
      isHomeDeliveryAllowed: false,
      eligibility: 'Everybody.',
      needsState: true,
      proofs: { regime: read, import: { source: null, verified: false } },
    })
    expect(await readRule('2026-06-01', 'VLG')).toMatchObject({
      isHomeDeliveryAllowed: true,
      proofs: { homeDelivery: { source: 'https://law.test/parcels' } },
    })
  })

  it('takes a rule with a day to come at once, and follows it from that day on', async () => {
    const watch = await watchReference(database.pool, database.url)
    const before = watch.current().version
    await save([...rules, { subject: 'regime', regime: 'idRelease', validFrom: '2027-06-30' }])
    await expect.poll(() => watch.current().version).not.toBe(before)
    const country = watch.current().countries.get('BE')
    if (!country) throw new Error('Belgium was made')
    const regimes = ['2027-06-29', '2027-06-30'].map((today) => readCountryRule(country, { today }).regime)
    expect(regimes).toEqual(['both', 'idRelease'])
    await watch.close()
  })

  it('keeps what stood there before, to be looked at and brought back', async () => {
    const { docs } = await payload.findVersions({
      collection: 'countries',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      ...as('responsible'),
    })
    const [last, first] = docs
    expect([last?.version.lawRules?.length, first?.version.lawRules?.length]).toEqual([6, 5])
    await payload.restoreVersion({ collection: 'countries', id: String(first?.id), ...as('responsible') })
    expect((await readRule('2027-06-30')).regime).toBe('both')
    expect((await readRule('2026-06-01', 'VLG')).isHomeDeliveryAllowed).toBe(true)
  })

  it.each<[string, Rules[number]]>([
    ['a rule that does not say what holds', { subject: 'regime' }],
    ['a day that is none', { subject: 'import', isAllowed: true, validFrom: 'tomorrow' }],
    [
      'an end before the beginning',
      { subject: 'import', isAllowed: true, validFrom: '2027-02-01', validUntil: '2027-01-01' },
    ],
    ['a state of no country', { subject: 'import', isAllowed: true, state: 'XX' }],
    ['two rules that begin on one day', { subject: 'regime', regime: 'idRelease' }],
  ])('refuses %s', async (_what, rule) => {
    await expect(save([...rules, rule])).rejects.toThrow()
    expect((await readRule('2026-06-01')).regime).toBe('both')
  })

  it('refuses a limit in a state of no country', async () => {
    const limit = { unit: 'families' as const, limit: 6, priceIdRelease: 1, priceNonIdRelease: 1 }
    const keep = (state: string) =>
      payload.update({
        collection: 'countries',
        id,
        data: { quotaRules: [{ ...limit, state }] },
        ...as('responsible'),
      })
    await expect(keep('XX')).rejects.toThrow()
    await expect(keep('VLG')).resolves.toMatchObject({ quotaRules: [{ state: 'VLG' }] })
  })

  it('is written by the responsible person alone', async () => {
    const data = { lawRules: [] }
    await expect(payload.update({ collection: 'countries', id, data, ...as('editor') })).rejects.toThrow()
  })
})
