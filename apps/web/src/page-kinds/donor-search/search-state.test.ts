import { donorSearchBodySchema } from '@kindred/contracts/search'
import { donorFilterFields } from '@kindred/domain/search/donor-filter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  keepBesideFilter,
  mostShown,
  printMore,
  printSearch,
  readSearch,
  toSearchBody,
} from './search-state.ts'

describe('the address of a donor search', () => {
  it('SRCH-02 starts again at the first donor when the filter changes', () => {
    const state = readSearch({ eyeColour: 'green', from: '40', shown: '60' })
    expect(state).toMatchObject({ from: 40, shown: 60 })
    expect(printSearch('/s/', { filter: { eyeColour: ['blue'] }, sort: state.sort })).toBe(
      '/s/?eyeColour=blue',
    )
  })

  it('SRCH-17 shows 20 more each time, and goes on on a new page at the bound', () => {
    expect(printMore('/s/', readSearch({}))).toBe('/s/?shown=40')
    expect(printMore('/s/', readSearch({ shown: String(mostShown) }))).toBe('/s/?from=200')
  })

  it('is read back as it was written', () => {
    const state = readSearch({
      tier: ['Basic', 'Extended'],
      sort: 'price',
      all: 'yes',
      fit: 'yes',
      view: 'lines',
      from: '20',
    })
    const url = new URL(printSearch('http://x/', state))
    expect(readSearch(Object.fromEntries(url.searchParams))).toEqual(state)
  })

  it('leaves out what it does not know', () => {
    expect(
      readSearch({
        sort: "name'; drop",
        from: '-1',
        shown: '1e9',
        all: 'maybe',
        fit: '1',
        kind: 'egg',
        compare: "K1'; drop",
        view: 'table',
        beside: '1',
      }),
    ).toEqual({
      filter: {},
      sort: 'newest',
      from: 0,
      shown: 20,
      includeNotOffered: false,
      hidesNotMatching: false,
      view: 'cards',
      compared: { codes: [], leftOver: [] },
      isSideBySide: false,
      onlyDifferences: false,
    })
  })

  it('keeps who is to be compared, from boxes and from lists, whatever else changes', () => {
    const state = readSearch({
      compare: ['K1', 'K2,K3'],
      beside: 'yes',
      differ: 'yes',
      tier: 'Basic',
      from: '20',
    })
    expect(printSearch('/s/', state)).toBe('/s/?tier=Basic&compare=K1,K2,K3&beside=yes&differ=yes&from=20')
    expect(printSearch('/s/', { filter: {}, ...keepBesideFilter(state), isSideBySide: false })).toBe(
      '/s/?compare=K1,K2,K3',
    )
    expect(readSearch({ compare: 'K1,K2,K3,K4,K5' }).compared).toEqual({
      codes: ['K1', 'K2', 'K3', 'K4'],
      leftOver: ['K5'],
    })
  })

  it('SRCH-10 makes a body that the call takes', () => {
    const body = toSearchBody('sperm', readSearch({ heightMin: '60', weightMax: '300', cmv: 'negative' }))
    expect(donorSearchBodySchema.parse(body)).toMatchObject({
      kind: 'sperm',
      filter: { heightMin: 120, weightMax: 250, cmv: ['negative'] },
    })
  })

  it('SRCH-10 whatever stands in an address makes a body that the call takes', () => {
    const codes = (from: number, size: number) =>
      Array.from({ length: 800 }, (_, n) =>
        Array.from({ length: size }, (_, place) =>
          String.fromCharCode(from + (Math.floor(n / 26 ** place) % 26)),
        ).join(''),
      ).join(',')
    const texts = fc.oneof(
      fc.constantFrom('-1', '0', '999', '1e9', 'yes', 'no', codes(97, 2), codes(65, 2), codes(65, 5)),
      fc.constantFrom('\u0000', '\ud83d\ude00'.repeat(120), 'x'.repeat(4000), '__proto__'),
      fc.string({ unit: 'binary' }),
    )
    const queries = fc.dictionary(
      fc.constantFrom(...donorFilterFields, 'sort', 'from', 'shown', 'all', 'nothing'),
      fc.oneof(texts, fc.array(texts, { maxLength: 3 })),
    )
    fc.assert(
      fc.property(queries, (query) => {
        const body = toSearchBody('sperm', readSearch(query))
        expect(donorSearchBodySchema.safeParse(body).error?.issues).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})
