import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import { matchGene } from '@kindred/domain/genetic-matching/match-gene'
import { stateOneIn } from '@kindred/domain/genetic-matching/state-one-in'
import { growsByGeneration } from '@kindred/domain/genetic-matching/x-linked-risk'

/** What a change in one gene means before a donor is chosen: N of "1 child in N" for donors who were tested, and who were not. */
export type ExplainedFinding =
  | { kind: 'recessive'; tested: number | null; untested: number | null }
  | { kind: 'xLinked' | 'xLinkedAtMost' }

/** The person is a known carrier; the donor gives the other half. */
export function explainFinding(gene: GeneEntry, population: string | null): ExplainedFinding {
  if (gene.inheritance === 'xLinked')
    return { kind: growsByGeneration(gene.gene) ? 'xLinkedAtMost' : 'xLinked' }
  const oneIn = (donor: 'notFound' | 'notTested') => {
    const { risk } = matchGene({ gene, donorKind: 'sperm', donor, person: 'carrier', population })
    return risk === null ? null : stateOneIn(risk)
  }
  return { kind: 'recessive', tested: oneIn('notFound'), untested: oneIn('notTested') }
}
