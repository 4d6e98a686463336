import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBitset, setBit } from './bitset.ts'
import { wordsFor } from './set-memory.ts'
import { type TalliedTrait, TraitTally } from './trait-tally.ts'

type Made = TalliedTrait & { combinations: number[][] }

/** Traits of a few donors: each has some values, and each donor one combination of them or none. */
const worlds = fc.integer({ min: 1, max: 600 }).chain((donors) =>
  fc.record({
    traits: fc.array(
      fc.record({
        values: fc.integer({ min: 1, max: 12 }),
        combinations: fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 40,
        }),
        numbers: fc.array(fc.nat(40), { minLength: donors, maxLength: donors }),
        canBeNone: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    members: fc.array(fc.nat(donors - 1), { maxLength: donors }),
    moves: fc.array(fc.record({ doc: fc.nat(donors - 1), trait: fc.nat(), to: fc.nat() }), {
      maxLength: 20,
    }),
  }),
)

function makeTraits(
  drawn: { values: number; combinations: number[][]; numbers: number[]; canBeNone: boolean }[],
) {
  let first = 0
  return drawn.map(({ values, combinations, numbers, canBeNone }): Made => {
    const codes = combinations.map((codes) => [...new Set(codes.map((code) => code % values))])
    const trait = {
      values: Array.from({ length: values }, (_, n) => `value ${n}`),
      first,
      combinations: [[], ...codes],
      numbers: Uint32Array.from(numbers, (n) =>
        canBeNone ? n % (codes.length + 1) : 1 + (n % codes.length),
      ),
    }
    first += values
    return trait
  })
}

function countOneByOne(traits: readonly Made[], members: Iterable<number>): number[] {
  const counts: number[] = traits.flatMap(({ values }) => values.map(() => 0))
  for (const doc of members)
    for (const { first, numbers, combinations } of traits)
      for (const code of combinations[numbers[doc] as number] ?? []) {
        const at = first + code
        counts[at] = (counts[at] ?? 0) + 1
      }
  return counts
}

describe('the tally of traits', () => {
  it('counts as one by one, also after donors changed', () => {
    fc.assert(
      fc.property(worlds, ({ traits: drawn, members: drawnMembers, moves }) => {
        const traits = makeTraits(drawn)
        const donors = traits[0]?.numbers.length ?? 0
        const words = wordsFor(donors)
        const tally = new TraitTally(traits, words)
        const members = new Set(drawnMembers)
        const set = makeBitset(words)
        for (const doc of members) setBit(set, doc, true)
        const tallied = traits.filter((trait) => !tally.others.includes(trait))
        const count = () => {
          const counts = new Uint32Array(traits.reduce((sum, { values }) => sum + values.length, 0))
          tally.count(set, counts)
          return tallied.map(({ first, values }) => [...counts.subarray(first, first + values.length)])
        }
        const expected = () => {
          const counts = countOneByOne(traits, members)
          return tallied.map(({ first, values }) => counts.slice(first, first + values.length))
        }
        expect(count()).toEqual(expected())
        for (const { doc, trait: which, to } of moves) {
          const trait = traits[which % traits.length] as Made
          const [from, next] = [trait.numbers[doc] as number, to % trait.combinations.length]
          trait.numbers[doc] = next
          // There is a place for "no value" only where a donor had none.
          if (tally.move(doc, trait, from, next)) continue
          expect(next).toBe(0)
          return
        }
        expect(count()).toEqual(expected())
      }),
      { numRuns: 200 },
    )
  })

  it('leaves to others a trait of which nearly each donor has a combination of its own', () => {
    const donors = 400
    const few = {
      values: ['a', 'b'],
      first: 0,
      combinations: [[], [0], [1]],
      numbers: new Uint32Array(donors).fill(1),
    }
    const many = {
      values: ['c', 'd', 'e'],
      first: 2,
      combinations: [[], ...Array.from({ length: donors }, () => [0, 1, 2])],
      numbers: Uint32Array.from({ length: donors }, (_, doc) => 1 + doc),
    }
    expect(new TraitTally([few, many], wordsFor(donors)).others).toEqual([many])
  })
})
