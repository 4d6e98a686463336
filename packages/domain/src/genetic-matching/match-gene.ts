import type { DonorKind } from '../vocabulary.ts'
import { carrierRisk } from './carrier-risk.ts'
import { coupleRisk } from './couple-risk.ts'
import type { Gene, GeneStatus } from './gene.ts'
import { xLinkedRisk } from './x-linked-risk.ts'

/**
 * `match`: at least one of the two was tested and carries no known change; `noMatch`: what was found leads to a high risk;
 * `notTested`: nobody can say before a test.
 */
export const geneticVerdicts = ['match', 'noMatch', 'notTested'] as const
export type GeneticVerdict = (typeof geneticVerdicts)[number]

/** One gene of a donor and of the person who gives the other half. */
export type GenePair = {
  readonly gene: Gene
  readonly donorKind: DonorKind
  readonly donor: GeneStatus
  readonly person: GeneStatus
  /** Of the person; that of a donor is not asked, so that the highest frequency counts for donors. */
  readonly population?: string | null
}

export type GeneMatch = {
  readonly gene: string
  readonly verdict: GeneticVerdict
  /** False where another donor would change nothing: an X-linked gene of who provides the egg. */
  readonly dependsOnDonor: boolean
  /** How likely a child has the condition, 0 to 1; null where no frequency is known. Never less than the truth. */
  readonly risk: number | null
}

/** Compares one gene of two people (domain rules 8). */
export function matchGene(pair: GenePair): GeneMatch {
  return pair.gene.inheritance === 'xLinked' ? matchXLinked(pair) : matchRecessive(pair)
}

function matchRecessive({ gene, donor, person, population = null }: GenePair): GeneMatch {
  const risks = [carrierRisk(gene, person, population), carrierRisk(gene, donor)] as const
  const known = risks[0] !== null && risks[1] !== null
  return {
    gene: gene.gene,
    verdict: judgeRecessive(donor, person),
    dependsOnDonor: true,
    risk: known ? coupleRisk(risks[0], risks[1]) : null,
  }
}

function judgeRecessive(donor: GeneStatus, person: GeneStatus): GeneticVerdict {
  if (donor === 'notTested' || person === 'notTested') return 'notTested'
  return donor === 'carrier' && person === 'carrier' ? 'noMatch' : 'match'
}

function matchXLinked({ gene, donorKind, donor, person, population = null }: GenePair): GeneMatch {
  const isDonorEgg = donorKind === 'egg'
  const egg = isDonorEgg ? donor : person
  const risk = isDonorEgg ? carrierRisk(gene, donor) : carrierRisk(gene, person, population)
  return {
    gene: gene.gene,
    verdict: egg === 'notTested' ? 'notTested' : egg === 'carrier' ? 'noMatch' : 'match',
    dependsOnDonor: isDonorEgg,
    risk: risk === null ? null : xLinkedRisk(risk),
  }
}
