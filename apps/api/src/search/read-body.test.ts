import { donorSearchBodySchema } from '@kindred/contracts/search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

const odd = fc.constantFrom(
  null,
  -1,
  0,
  1,
  0.5,
  20,
  61,
  1e9,
  true,
  '',
  'red',
  'name',
  'egg',
  [],
  ['red'],
  [''],
  [7],
  {},
)
const names = [
  'hairColour',
  'tier',
  'heightMin',
  'motMin',
  'stockMin',
  'audio',
  'keyword',
  'races',
  '__proto__',
  'nothing',
]
const filter = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(
    odd,
    fc.array(fc.oneof(fc.string(), fc.constantFrom('red', ' red', 'Basic', '', 7)), { maxLength: 3 }),
    fc.array(fc.constant('red'), { minLength: 99, maxLength: 102 }),
  ),
)
const body = fc.oneof(
  odd,
  fc.record(
    {
      kind: fc.oneof(fc.constantFrom('sperm', 'egg'), odd),
      sort: fc.oneof(fc.constantFrom('newest', 'stock', 'price'), odd),
      from: fc.oneof(fc.integer({ min: -1, max: 1_000_001 }), odd),
      take: fc.oneof(fc.integer({ min: 0, max: 61 }), odd),
      includeNotOffered: fc.oneof(fc.boolean(), odd),
      filter: fc.oneof(filter, odd),
      other: odd,
    },
    { requiredKeys: [] },
  ),
)

it('reads what the schema reads, and leaves every refusal to it', () => {
  fc.assert(
    fc.property(body, (given) => {
      const wanted = donorSearchBodySchema.safeParse(given)
      // The second time its values have been met.
      for (const read of [readBody(given), readBody(given)]) {
        if (read === null) continue
        expect(wanted.success).toBe(true)
        expect(read).toEqual(wanted.data)
      }
    }),
    { numRuns: 3000, examples: [[{ filter: { heightMin: [] } }], [{ filter: { races: [] } }]] },
  )
})

it('reads every well-formed body itself', () => {
  const given = {
    kind: 'egg',
    filter: { tier: ['Basic'], heightMin: 170, audio: true },
    sort: 'price',
    take: 60,
  }
  expect(readBody(given)).toEqual(donorSearchBodySchema.parse(given))
  expect(readBody({})).toEqual(donorSearchBodySchema.parse({}))
})
