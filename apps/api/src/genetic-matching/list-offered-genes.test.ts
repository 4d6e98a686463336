import { expect, it } from 'vitest'
import { makeTestReference } from '../testing/test-world.ts'
import { listOfferedGenes } from './list-offered-genes.ts'

it('GEN-01 shows the gene list on pages of shops that compare genes, and on no others', () => {
  const reference = makeTestReference({
    genes: [
      {
        gene: 'CFTR',
        condition: 'Cystic fibrosis',
        inheritance: 'autosomalRecessive',
        carrierOneIn: 25,
        population: null,
        detectionRate: 0.9,
        source: null,
        verified: false,
      },
    ],
  })
  const dk = reference.shops.get('dk') as NonNullable<ReturnType<typeof reference.shops.get>>
  const shops = new Map([
    ['dk', dk],
    ['uk', { ...dk, code: 'uk', isGeneticMatchingEnabled: false }],
  ])
  const list = (shop: string) => listOfferedGenes({ ...reference, shops }, shop).map(({ gene }) => gene)
  expect([list('dk'), list('uk'), list('xx')]).toEqual([['CFTR'], [], []])
})
