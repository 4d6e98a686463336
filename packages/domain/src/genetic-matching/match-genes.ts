import type { DonorKind } from '../vocabulary.ts'
import type { Gene, GeneResult } from './gene.ts'
import { type GeneMatch, type GeneticVerdict, matchGene } from './match-gene.ts'

/** What was found in a person, by gene; a gene that is not there was not tested. */
export type GeneResults = ReadonlyMap<string, GeneResult>

/** What a customer is told about a donor. It names verdicts and risks of a couple, never what was found in the donor. */
export type GeneticMatch = {
  readonly verdict: GeneticVerdict
  /** Genes in which at least one of the two is a known carrier, the highest risk first, those without a number last. */
  readonly genes: readonly GeneMatch[]
  /** Genes in which both were tested. */
  readonly compared: number
  /** Genes in which only one of the two was tested. */
  readonly notCompared: number
  /**
   * What is left over all genes that were compared with nothing found in either, added up: at most so likely has a child
   * one of these conditions. Null where a number is missing.
   */
  readonly remainingRisk: number | null
}

type Pair = {
  readonly donorKind: DonorKind
  readonly donor: GeneResults
  readonly person: GeneResults
  /** Of the person, where it is known. */
  readonly population?: string | null
}

/**
 * Compares everything that is known of two people. One gene with no match decides; then a carrier on one side whose other
 * side was not tested, since that is what a test could still show. Where nothing could be compared nothing is said.
 *
 * @param genes the gene list; what it does not know is not compared
 */
export function matchGenes(
  genes: readonly Gene[],
  { donorKind, donor, person, population }: Pair,
): GeneticMatch {
  const found: GeneMatch[] = []
  let compared = 0
  let notCompared = 0
  let remainingRisk: number | null = 0
  for (const gene of genes) {
    const results = { donor: donor.get(gene.gene), person: person.get(gene.gene) }
    const match = matchGene({
      gene,
      donorKind,
      donor: results.donor ?? 'notTested',
      person: results.person ?? 'notTested',
      population,
    })
    if (results.donor === 'carrier' || results.person === 'carrier') found.push(match)
    else if (results.donor && results.person)
      remainingRisk = match.risk === null || remainingRisk === null ? null : remainingRisk + match.risk
    if (results.donor && results.person) compared += 1
    else if (results.donor || results.person) notCompared += 1
  }
  return {
    verdict: judgeAll(found, compared),
    genes: found.sort((a, b) => (b.risk ?? 0) - (a.risk ?? 0) || (a.gene < b.gene ? -1 : 1)),
    compared,
    notCompared,
    remainingRisk: remainingRisk === null ? null : Math.min(1, remainingRisk),
  }
}

function judgeAll(found: readonly GeneMatch[], compared: number): GeneticVerdict {
  const ofDonor = found.filter(({ dependsOnDonor }) => dependsOnDonor)
  if (ofDonor.some(({ verdict }) => verdict === 'noMatch')) return 'noMatch'
  if (compared === 0 || ofDonor.some(({ verdict }) => verdict === 'notTested')) return 'notTested'
  return 'match'
}
