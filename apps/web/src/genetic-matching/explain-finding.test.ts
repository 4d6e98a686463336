import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import { expect, it } from 'vitest'
import { explainFinding } from './explain-finding.ts'

const gene = (part: Partial<GeneEntry> = {}, carrierOneIn: number | null = 25): GeneEntry => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive',
  populations: [{ population: null, carrierOneIn, detectionRate: 0.9, source: null, verified: true }],
  ...part,
})

it('says what a carrier’s finding means with a tested donor and with one who was not: 1 in 964, 1 in 100', () => {
  expect(explainFinding(gene(), null)).toEqual({ kind: 'recessive', tested: 964, untested: 100 })
  expect(explainFinding(gene({}, null), null)).toEqual({ kind: 'recessive', tested: null, untested: null })
})

it('tells X-linked genes apart, and the one whose change grows', () => {
  expect(explainFinding(gene({ gene: 'DMD', inheritance: 'xLinked' }), null).kind).toBe('xLinked')
  expect(explainFinding(gene({ gene: 'FMR1', inheritance: 'xLinked' }), null).kind).toBe('xLinkedAtMost')
})
