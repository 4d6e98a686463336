import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeneStatus } from './gene.ts'
import { matchGene } from './match-gene.ts'
import { makeGene } from './testing.ts'

const statuses: GeneStatus[] = ['carrier', 'notFound', 'notTested']
const status = fc.constantFrom(...statuses)
const dmd = makeGene({
  gene: 'DMD',
  inheritance: 'xLinked',
  of: { population: null, carrierOneIn: 2000, detectionRate: null },
})
const compare = (
  donor: GeneStatus,
  person: GeneStatus,
  gene = makeGene(),
  donorKind: 'sperm' | 'egg' = 'sperm',
) => matchGene({ gene, donor, person, donorKind })

describe('one recessive gene of two people', () => {
  it('is no match where both carry a change, one child in four', () => {
    expect(compare('carrier', 'carrier')).toEqual({
      gene: 'CFTR',
      verdict: 'noMatch',
      dependsOnDonor: true,
      risk: 0.25,
    })
  })

  it('is a match where one carries and the other was tested, with what the test leaves: 1 in 964', () => {
    expect(compare('carrier', 'notFound').verdict).toBe('match')
    expect(1 / (compare('notFound', 'carrier').risk ?? 0)).toBeCloseTo(964, 8)
    expect(1 / (compare('notFound', 'notFound').risk ?? 0)).toBeCloseTo(4 * 241 * 241, 4)
  })

  it('is not tested as long as one of the two is not, with the risk of a carrier and a stranger: 1 in 100', () => {
    expect(compare('carrier', 'notTested')).toMatchObject({ verdict: 'notTested', risk: 0.01 })
    expect(compare('notTested', 'notFound').verdict).toBe('notTested')
  })

  it('is the same from both sides', () => {
    fc.assert(
      fc.property(status, status, (one, other) => {
        expect(compare(one, other)).toEqual(compare(other, one))
      }),
    )
  })

  it('states no number that nobody published', () => {
    expect(compare('notFound', 'carrier', makeGene({ of: { carrierOneIn: null } }))).toMatchObject({
      verdict: 'match',
      risk: null,
    })
  })
})

describe('one X-linked gene of two people', () => {
  it('asks only who provides the egg: a sperm donor changes nothing', () => {
    for (const person of statuses) {
      const answers = statuses.map((donor) => compare(donor, person, dmd))
      expect(answers).toEqual([answers[0], answers[0], answers[0]])
      expect(answers[0]?.dependsOnDonor).toBe(false)
    }
    expect(compare('notTested', 'carrier', dmd)).toMatchObject({ verdict: 'noMatch', risk: 0.25 })
    expect(compare('notTested', 'notTested', dmd)).toMatchObject({ verdict: 'notTested', risk: 1 / 8000 })
  })

  it('of an egg donor asks the donor alone', () => {
    for (const person of statuses) {
      expect(compare('notFound', person, dmd, 'egg')).toMatchObject({
        verdict: 'match',
        dependsOnDonor: true,
      })
      expect(compare('carrier', person, dmd, 'egg').verdict).toBe('noMatch')
      expect(compare('notTested', person, dmd, 'egg').verdict).toBe('notTested')
    }
  })
})
