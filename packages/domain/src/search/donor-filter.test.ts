import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bloodTypes,
  educations,
  ethnicities,
  eyeColours,
  hairColours,
  occupations,
  races,
  skinTones,
} from '../donors/traits.ts'
import { donorKinds, motClasses, releaseTypes, standings, strawTypes, tiers } from '../vocabulary.ts'
import {
  cmvStatuses,
  countActiveFields,
  type DonorFilter,
  donorFilterFields,
  normaliseDonorFilter,
  parseDonorFilter,
  printDonorFilter,
  removeFromFilter,
} from './donor-filter.ts'

const some = <T extends string>(list: readonly T[]) => fc.subarray([...list], { minLength: 1 })
const codes = (...list: string[]) => fc.subarray(list.sort(), { minLength: 1 })
const filters: fc.Arbitrary<DonorFilter> = fc.record(
  {
    kind: fc.constantFrom(...donorKinds),
    releaseType: some(releaseTypes),
    tier: some(tiers),
    standing: some(standings),
    hairColour: some(hairColours),
    eyeColour: some(eyeColours),
    skinTone: some(skinTones),
    heightMin: fc.integer({ min: 50, max: 250 }),
    heightMax: fc.integer({ min: 50, max: 250 }),
    weightMin: fc.integer({ min: 30, max: 300 }),
    weightMax: fc.integer({ min: 30, max: 300 }),
    bloodType: some(bloodTypes),
    races: some(races),
    ethnicities: some(ethnicities),
    education: some(educations),
    occupation: some(occupations),
    languages: codes('da', 'en', 'de'),
    strawType: some(strawTypes),
    motMin: fc.constantFrom(...motClasses),
    stockMin: fc.integer({ min: 1, max: 1000 }),
    shippedFrom: codes('DK', 'US'),
    freeQuotaPlace: fc.boolean(),
    cmv: fc.constantFrom(...cmvStatuses),
    testedGenes: codes('CFTR', 'SMN1', 'HBA1'),
    pregnanciesReported: fc.boolean(),
    adultPhotos: fc.boolean(),
    audio: fc.boolean(),
    faceMatching: fc.boolean(),
    keyword: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  },
  { requiredKeys: [] },
)

describe('donor filter', () => {
  it('is read back from its address without loss', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseDonorFilter(printDonorFilter(filter))).toEqual(filter)
        expect(parseDonorFilter(`?${printDonorFilter(filter)}`)).toEqual(filter)
      }),
    )
  })

  it('never throws, and any address settles in its canonical form', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom(...donorFilterFields, 'x'), fc.string({ unit: 'binary' })),
    )
    fc.assert(
      fc.property(pairs, (list) => {
        const filter = parseDonorFilter(new URLSearchParams(list.map(([a, b]) => [a, b])).toString())
        expect(normaliseDonorFilter(filter)).toEqual(filter)
      }),
    )
  })

  it('prints half a character without throwing', () => {
    expect(parseDonorFilter(printDonorFilter({ keyword: 'a\ud83d' }))).toEqual({ keyword: 'a\uFFFD' })
  })

  it('has one address for equal filters', () => {
    expect(
      printDonorFilter({
        keyword: 'sea & sky',
        tier: ['Extended', 'Basic'],
        bloodType: ['O+'],
        kind: 'sperm',
      }),
    ).toBe('kind=sperm&tier=Extended,Basic&bloodType=O%2B&keyword=sea%20%26%20sky')
    const one = normaliseDonorFilter({ tier: ['Extended', 'Basic', 'Basic'], languages: ['en', 'da'] })
    expect(printDonorFilter(one)).toBe('tier=Basic,Extended&languages=da,en')
  })

  it('reads lists written with commas or by repeating the name', () => {
    expect(parseDonorFilter('tier=Basic&tier=Extended')).toEqual({ tier: ['Basic', 'Extended'] })
    expect(parseDonorFilter('tier=Basic%2CExtended')).toEqual({ tier: ['Basic', 'Extended'] })
  })

  it('leaves out what it does not know', () => {
    const query =
      "kind=dog&tier=Gold&heightMin=1e9&weightMax=-5&motMin=7&stockMin=0&audio=maybe&sort=';drop&keyword=%20"
    expect(parseDonorFilter(query)).toEqual({})
  })

  it('counts what asks something and takes single values away', () => {
    const filter: DonorFilter = { tier: ['Basic', 'Extended'], heightMin: 180, races: [] }
    expect(countActiveFields(filter)).toBe(2)
    expect(removeFromFilter(filter, 'tier', 'Basic')).toEqual({
      tier: ['Extended'],
      heightMin: 180,
      races: [],
    })
    expect(removeFromFilter({ tier: ['Basic'] }, 'tier', 'Basic')).toEqual({})
    expect(removeFromFilter(filter, 'heightMin')).toEqual({ tier: ['Basic', 'Extended'], races: [] })
  })
})

/** What an address may hold for a field, and what is read of it. `undefined` asks nothing. */
type Odd = [query: string, read: unknown]
const repeated = (value: string, times = 5000) => Array(times).fill(value).join(',')
const closedList = (field: string, one: string, other: string): Odd[] => [
  [`${field}=nothing`, undefined],
  [`${field}=-1`, undefined],
  [`${field}=`, undefined],
  [`${field}=__proto__,constructor`, undefined],
  [`${field}=nothing,${encodeURIComponent(one)}`, [one]],
  [`${field}=${repeated(encodeURIComponent(one))}`, [one]],
  [`${field}=${encodeURIComponent(other)}&${field}=${encodeURIComponent(one)}`, [one, other]],
]
const codeList = (field: string, one: string): Odd[] => [
  [`${field}=-1`, undefined],
  [`${field}=${'x'.repeat(500)}`, undefined],
  [`${field}=%3Cscript%3E`, undefined],
  [`${field}=${one},${one}&${field}=${one},?`, [one]],
]
const whole = (field: string, least: number, most: number): Odd[] => [
  [`${field}=-${most}`, undefined],
  [`${field}=${least - 1}`, undefined],
  [`${field}=${most + 1}`, undefined],
  [`${field}=1e3`, undefined],
  [`${field}=${most}.5`, undefined],
  [`${field}=${'9'.repeat(400)}`, undefined],
  [`${field}=Infinity`, undefined],
  [`${field}=${least}&${field}=${most}`, least],
]
const yesNo = (field: string): Odd[] => [
  [`${field}=true`, undefined],
  [`${field}=1`, undefined],
  [`${field}=-1`, undefined],
  [`${field}=no&${field}=yes`, false],
  [`${field}=yes,no`, undefined],
]
const odd: Record<(typeof donorFilterFields)[number], Odd[]> = {
  kind: [
    ['kind=dog', undefined],
    ['kind=egg&kind=sperm', 'egg'],
    ['kind=egg,sperm', undefined],
  ],
  releaseType: closedList('releaseType', 'idRelease', 'nonIDRelease'),
  tier: closedList('tier', 'Basic', 'Extended'),
  standing: closedList('standing', 'available', 'soldOut'),
  hairColour: closedList('hairColour', 'blond', 'black'),
  eyeColour: closedList('eyeColour', 'blue', 'brown'),
  skinTone: closedList('skinTone', skinTones[0], skinTones[1]),
  heightMin: whole('heightMin', 50, 250),
  heightMax: whole('heightMax', 50, 250),
  weightMin: whole('weightMin', 30, 300),
  weightMax: whole('weightMax', 30, 300),
  bloodType: closedList('bloodType', bloodTypes[0], bloodTypes[1]),
  races: closedList('races', races[0], races[1]),
  ethnicities: closedList('ethnicities', ethnicities[0], ethnicities[1]),
  education: closedList('education', educations[0], educations[1]),
  occupation: closedList('occupation', occupations[0], occupations[1]),
  languages: codeList('languages', 'da'),
  strawType: closedList('strawType', 'IUI', 'ICI'),
  motMin: [
    ['motMin=-20', undefined],
    ['motMin=7', undefined],
    ['motMin=1e1', undefined],
    ['motMin=20&motMin=10', 20],
  ],
  stockMin: whole('stockMin', 1, 1000),
  shippedFrom: codeList('shippedFrom', 'DK'),
  freeQuotaPlace: yesNo('freeQuotaPlace'),
  cmv: [
    ['cmv=unknown', undefined],
    ['cmv=negative,positive', undefined],
    ['cmv=positive&cmv=negative', 'positive'],
  ],
  testedGenes: codeList('testedGenes', 'CFTR'),
  pregnanciesReported: yesNo('pregnanciesReported'),
  adultPhotos: yesNo('adultPhotos'),
  audio: yesNo('audio'),
  faceMatching: yesNo('faceMatching'),
  keyword: [
    ['keyword=%20%20', undefined],
    [`keyword=${'ab'.repeat(5000)}`, 'ab'.repeat(50)],
    ['keyword=-1', '-1'],
    ['keyword=violin&keyword=sea', 'violin'],
  ],
}

it.each(Object.entries(odd))(
  'SRCH-10 reads or leaves out each odd value of %s in an address',
  (field, rows) => {
    for (const [query, read] of rows)
      expect(parseDonorFilter(query), query.slice(0, 80)).toEqual(read === undefined ? {} : { [field]: read })
  },
)
