import type { GeneReference } from '@kindred/content/reference/reference.ts'
import { expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { describeGenes } from './describe-genes.ts'

const gene = (part: Partial<GeneReference>): GeneReference => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive',
  carrierOneIn: 25,
  population: null,
  detectionRate: null,
  source: 'a list',
  verified: true,
  ...part,
})
const reference = makeReference({
  genes: [
    gene({ population: 'European', carrierOneIn: 29 }),
    gene({}),
    gene({ gene: 'HEXA', condition: 'Tay-Sachs', population: 'Ashkenazi', carrierOneIn: 30 }),
    gene({ gene: 'DMD', condition: 'Duchenne', inheritance: 'xLinked', carrierOneIn: null }),
  ],
})
const ask = (kind: 'sperm' | 'egg', carriers: string[]) =>
  describeGenes({ kind, testedGenes: ['CFTR', 'HEXA', 'DMD', 'NEW1'] }, carriers, reference)

it('says of a carrier how many children would have the condition while the other parent is untested', () => {
  expect(ask('sperm', ['CFTR'])[0]).toMatchObject({ isCarrier: true, carrierOneIn: 25, childOneIn: 100 })
  expect(ask('sperm', [])[0]).toMatchObject({ isCarrier: false, carrierOneIn: 25, childOneIn: null })
})

it('gives no number of one population to everybody, and none for a gene nobody described', () => {
  expect(ask('sperm', ['HEXA'])[1]).toMatchObject({ carrierOneIn: null, childOneIn: null })
  expect(ask('sperm', ['NEW1'])[3]).toMatchObject({ condition: 'NEW1', inheritance: null, childOneIn: null })
})

it('counts an X-linked condition from who gives the egg alone', () => {
  expect(ask('egg', ['DMD'])[2]?.childOneIn).toBe(4)
  expect(ask('sperm', ['DMD'])[2]?.childOneIn).toBeNull()
})
