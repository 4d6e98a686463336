import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import { makeSheet } from './facet-sheet.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const facets = fc.dictionary(text, fc.dictionary(text, fc.nat(), { maxKeys: 40 }), { minKeys: 1, maxKeys: 5 })

describe('what a search prints', () => {
  it('is the JSON of its counts, whatever their names and sizes, and leaves out what nobody has', () => {
    const writer = new ByteWriter()
    fc.assert(
      fc.property(facets, (given) => {
        const counts: number[] = []
        const names = Object.entries(given).map(([name, values]) => {
          const first = counts.length
          counts.push(...Object.values(values))
          return { name, values: Object.keys(values), first }
        })
        writer.open()
        for (const name of names) writer.facets(makeSheet([name]), counts, [])
        writer.close()
        const apart = writer.take()
        writer.open()
        writer.facets(makeSheet(names), counts, [])
        writer.close()
        const expected = Object.entries(given).map(([name, values]) => [
          name,
          Object.fromEntries(Object.entries(values).filter(([, count]) => count > 0)),
        ])
        expect(apart).toBe(JSON.stringify(Object.fromEntries(expected)))
        expect(writer.take()).toBe(apart)
      }),
    )
  })

  it('says zero of a value that was asked for', () => {
    const writer = new ByteWriter()
    writer.open()
    writer.facets(makeSheet([{ name: 'hair', values: ['red', 'grey'], first: 1 }]), [7, 0, 0], [2])
    writer.close()
    expect(writer.take()).toBe('{"hair":{"grey":0}}')
  })
})
