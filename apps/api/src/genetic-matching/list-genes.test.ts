import type { GeneReference } from '@kindred/content/reference/reference.ts'
import { expect, it } from 'vitest'
import { listGenes, listPopulations, searchGenes } from './list-genes.ts'

const row = (part: Partial<GeneReference>): GeneReference => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive',
  carrierOneIn: 25,
  population: null,
  detectionRate: 0.9,
  source: 'somewhere',
  verified: true,
  ...part,
})
const rows = [
  row({}),
  row({ population: 'European', carrierOneIn: 29.5 }),
  row({ gene: 'ALDH3A2', condition: 'Sjögren-Larsson syndrome', population: 'European' }),
]

it('GEN-03 gathers the populations of a gene, each with its numbers and source', () => {
  const list = listGenes(rows)
  expect(list.map(({ gene, populations }) => [gene, populations.length])).toEqual([
    ['CFTR', 2],
    ['ALDH3A2', 1],
  ])
  expect(list[0]?.populations[1]).toEqual({
    population: 'European',
    carrierOneIn: 29.5,
    detectionRate: 0.9,
    source: 'somewhere',
    verified: true,
  })
  expect(listGenes(rows)).toBe(list)
  expect(listPopulations(list)).toEqual(['European'])
})

it('GEN-03 finds a gene by symbol or condition, in any case, without accents, and by all words together', () => {
  const find = (search: string) => searchGenes(listGenes(rows), search).map(({ gene }) => gene)
  expect(find('')).toHaveLength(2)
  expect(find('cft')).toEqual(['CFTR'])
  expect(find('SJOGREN')).toEqual(['ALDH3A2'])
  expect(find('fibrosis cystic')).toEqual(['CFTR'])
  expect(find('fibrosis aldh')).toEqual([])
  expect(find('.*')).toEqual([])
})
