import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GeneResult } from './gene.ts'
import { type GeneResults, matchGenes } from './match-genes.ts'
import { makeGene } from './testing.ts'

const genes = [
  makeGene(),
  makeGene({ gene: 'PAH', of: { population: null, carrierOneIn: 50, detectionRate: null } }),
  makeGene({ gene: 'GJB2', of: { carrierOneIn: 42, detectionRate: null } }),
  makeGene({
    gene: 'DMD',
    inheritance: 'xLinked',
    of: { population: null, carrierOneIn: 2000, detectionRate: null },
  }),
  makeGene({ gene: 'F8', inheritance: 'xLinked', of: { carrierOneIn: null, detectionRate: null } }),
]
const of = (results: Record<string, GeneResult>): GeneResults => new Map(Object.entries(results))
const match = (
  person: Record<string, GeneResult>,
  donor: Record<string, GeneResult>,
  donorKind: 'sperm' | 'egg' = 'sperm',
) => matchGenes(genes, { donorKind, donor: of(donor), person: of(person) })

it('is no match for one gene in which both carry a change, however many others fit', () => {
  const answer = match({ CFTR: 'carrier', PAH: 'notFound' }, { CFTR: 'carrier', PAH: 'notFound' })
  expect(answer).toMatchObject({ verdict: 'noMatch', compared: 2, notCompared: 0 })
  expect(answer.genes).toMatchObject([{ gene: 'CFTR', verdict: 'noMatch', risk: 0.25 }])
})

it('is not tested where one carries a change and the other was not tested for it, from either side', () => {
  expect(match({ CFTR: 'carrier', PAH: 'notFound' }, { PAH: 'notFound' }).verdict).toBe('notTested')
  expect(match({ PAH: 'notFound' }, { CFTR: 'carrier', PAH: 'notFound' })).toMatchObject({
    verdict: 'notTested',
    genes: [{ gene: 'CFTR', verdict: 'notTested', risk: 0.01 }],
    compared: 1,
    notCompared: 1,
  })
})

it('is a match where every known carrier meets somebody who was tested, and adds up what is left of the rest', () => {
  const answer = match(
    { CFTR: 'carrier', PAH: 'notFound', GJB2: 'notFound' },
    { CFTR: 'notFound', PAH: 'notFound', GJB2: 'notFound' },
  )
  expect(answer).toMatchObject({ verdict: 'match', compared: 3, notCompared: 0 })
  expect(answer.genes.map(({ gene }) => gene)).toEqual(['CFTR'])
  expect(answer.remainingRisk).toBeCloseTo(1 / (4 * 50 * 50) + 1 / (4 * 42 * 42), 12)
})

it('says nothing where nothing could be compared', () => {
  expect(match({}, {})).toMatchObject({ verdict: 'notTested', compared: 0, remainingRisk: 0 })
  expect(match({ XYZ: 'carrier' }, { XYZ: 'carrier' })).toMatchObject({ verdict: 'notTested', genes: [] })
})

it('shows an X-linked change of who provides the egg and does not blame the sperm donor for it', () => {
  const answer = match({ DMD: 'carrier', PAH: 'notFound' }, { PAH: 'notFound' })
  expect(answer.verdict).toBe('match')
  expect(answer.genes).toMatchObject([{ gene: 'DMD', verdict: 'noMatch', dependsOnDonor: false, risk: 0.25 }])
  expect(match({ PAH: 'notFound' }, { DMD: 'carrier', PAH: 'notFound' }, 'egg').verdict).toBe('noMatch')
})

it('leaves the sum open where one of its numbers is not known', () => {
  expect(match({ F8: 'notFound' }, { F8: 'notFound' }).remainingRisk).toBeNull()
})

it('puts the highest risk first, and stays symmetric and a probability for recessive genes', () => {
  const recessive = genes.filter(({ inheritance }) => inheritance === 'autosomalRecessive')
  const results = fc.dictionary(
    fc.constantFrom(...recessive.map(({ gene }) => gene)),
    fc.constantFrom<GeneResult>('carrier', 'notFound'),
  )
  fc.assert(
    fc.property(results, results, (one, other) => {
      const there = matchGenes(recessive, { donorKind: 'sperm', donor: of(one), person: of(other) })
      const back = matchGenes(recessive, { donorKind: 'sperm', donor: of(other), person: of(one) })
      expect(there).toEqual(back)
      const risks = there.genes.map(({ risk }) => risk ?? 0)
      expect(risks).toEqual([...risks].sort((a, b) => b - a))
      expect(there.remainingRisk).toBeGreaterThanOrEqual(0)
      expect(there.remainingRisk).toBeLessThanOrEqual(1)
    }),
  )
})
