import { describe, expect, it } from 'vitest'
import { makeBitset, setBit } from './bitset.ts'
import { FacetTable } from './facet-table.ts'
import { Members } from './members.ts'
import { SetMemory, wordsFor } from './set-memory.ts'
import { makeRandom } from './testing/random-donors.ts'

/** So many that few members are tallied and many are counted by sets. */
const donors = 30_000
const names = ['colour', 'languages', 'town', 'code', 'isTall'] as const
type Name = (typeof names)[number]

const random = makeRandom(11)
const whole = (below: number) => Math.floor(random() * below)
const draw: Record<Name, () => string[]> = {
  colour: () => (random() < 0.1 ? [] : [`colour ${whole(6)}`]),
  languages: () => [...new Set(Array.from({ length: whole(4) }, () => `language ${whole(7)}`))],
  town: () => [`town ${whole(60)}`],
  // Of so many combinations that no tally takes it.
  code: () => [`code ${whole(5)}`, ...Array.from({ length: 4 }, () => `sign ${whole(30)}`)],
  isTall: () => [String(random() < 0.5)],
}

function makeWorld() {
  const sets = new SetMemory(wordsFor(donors))
  const table = new FacetTable<Name>(names, donors, sets)
  const values = Object.fromEntries(names.map((name) => [name, [] as string[][]])) as Record<Name, string[][]>
  const put = (doc: number, name: Name, these: string[]) => {
    table.set(doc, name, these)
    values[name][doc] = [...new Set(these)]
  }
  for (let doc = 0; doc < donors; doc++) for (const name of names) put(doc, name, draw[name]())
  const pick = (share: number) => {
    const bits = makeBitset(sets.words)
    const docs = Array.from({ length: donors }, (_, doc) => doc).filter(() => random() < share)
    for (const doc of docs) setBit(bits, doc, true)
    return new Members(bits, docs.length)
  }
  /** What the table says of each value, and what one finds who looks at donor after donor. */
  const compare = (all: Members, without: ReadonlyMap<string, Members>) => {
    table.count(all, without)
    return names.map((name) => {
      const plain = new Map<string, number>()
      for (const doc of (without.get(name) ?? all).docs)
        for (const value of values[name][doc] ?? []) plain.set(value, (plain.get(value) ?? 0) + 1)
      const known = [...new Set(values[name].flat())]
      return {
        told: known.map((value) => [value, table.countOf(name, value)]),
        right: known.map((value) => [value, plain.get(value) ?? 0]),
      }
    })
  }
  return { put, pick, compare }
}

describe('a table of facets', () => {
  it('counts few and many members as one by one, each trait among its own, also after donors changed', () => {
    const { put, pick, compare } = makeWorld()
    const shares = [0, 0.0005, 0.01, 0.1, 0.6, 1]
    const check = () => {
      for (const share of shares)
        for (const { told, right } of compare(
          pick(share),
          new Map<string, Members>([
            ['town', pick(share / 2)],
            ['languages', pick(Math.sqrt(share))],
            ['another table’s', pick(1)],
          ]),
        ))
          expect(told).toEqual(right)
    }
    check()
    for (let n = 0; n < 300; n++)
      put(whole(donors), names[n % names.length] as Name, draw[names[n % names.length] as Name]())
    check()
    put(7, 'town', ['a town nobody had'])
    put(8, 'town', ['a town nobody had', 'town 3'])
    put(9, 'isTall', [])
    check()
  })
})
