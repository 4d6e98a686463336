import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteWriter, keyOf, labelOf } from './byte-writer.ts'

const facet = fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(), { maxKeys: 40 })

describe('what a search prints', () => {
  it('is the JSON of its counts, whatever their names and sizes, and leaves out what nobody has', () => {
    const writer = new ByteWriter()
    fc.assert(
      fc.property(fc.array(facet, { maxLength: 5 }), (facets) => {
        const expected = facets.map((counts) => {
          writer.counts(Object.keys(counts).map(keyOf), Object.values(counts), 0)
          writer.label(labelOf('\n'))
          return JSON.stringify(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)))
        })
        expect(Buffer.from(writer.take()).toString()).toBe(expected.map((line) => `${line}\n`).join(''))
      }),
    )
  })

  it('says zero of a value that was asked for', () => {
    const writer = new ByteWriter()
    writer.counts(['red', 'grey'].map(keyOf), [0, 0], 0, [1])
    expect(Buffer.from(writer.take()).toString()).toBe('{"grey":0}')
  })
})
