import { expect, it } from 'vitest'
import { genes, readPopulations } from './genes.ts'

it('reads a number for everybody and one per population', () => {
  expect(readPopulations(['X', 'Y', '67, European 37', 'European 90.6, East Asian 54.5'])).toEqual([
    { population: undefined, carrierOneIn: 67, detectionRate: undefined },
    { population: 'European', carrierOneIn: 37, detectionRate: 0.906 },
    { population: 'East Asian', carrierOneIn: undefined, detectionRate: 0.545 },
  ])
})

it('keeps a gene without any number', () => {
  expect(readPopulations(['F8', 'Haemophilia A', ''])).toHaveLength(1)
})

it('marks what no source confirms', () => {
  expect(genes.length).toBeGreaterThan(80)
  expect(genes.filter((gene) => gene.verified && !gene.source)).toEqual([])
  expect(new Set(genes.map((gene) => gene.id)).size).toBe(genes.length)
})
