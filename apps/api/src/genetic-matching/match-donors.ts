import type { GeneEntry, GeneticMatchEntry, GeneticMatches } from '@kindred/contracts/genetic-matching'
import { type GeneticMatch, matchGenes } from '@kindred/domain/genetic-matching/match-genes'
import { stateOneIn } from '@kindred/domain/genetic-matching/state-one-in'
import { growsByGeneration } from '@kindred/domain/genetic-matching/x-linked-risk'
import { ok, type Result } from '@kindred/domain/result'
import { type DonorGenes, readDonorGenes } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { listGenes } from './list-genes.ts'
import { listResults, type Person, readPerson } from './read-person.ts'

/**
 * What each of these donors means for a child with the customer’s other half, in the order asked. Donors that are not there
 * are left out.
 */
export async function matchDonors(
  services: Services,
  customerId: string,
  codes: readonly string[],
): Promise<Result<GeneticMatches>> {
  const person = await readPerson(services, customerId)
  if (!person.ok) return person
  const genes = listGenes(services.reference().genes)
  const donors = new Map((await readDonorGenes(services, codes)).map((donor) => [donor.code, donor]))
  const matches = [...new Set(codes)].flatMap((code) => {
    const donor = donors.get(code)
    return donor ? [present(donor, compare(genes, donor, person.value), genes)] : []
  })
  return ok({ isConfirmed: person.value.isConfirmed, matches })
}

function compare(genes: readonly GeneEntry[], donor: DonorGenes, person: Person): GeneticMatch {
  const results = listResults(donor)
  // Two egg donors, or two sperm donors, make no child: there is nothing to compare.
  if (person.donorKind === donor.kind)
    return matchGenes([], { donorKind: donor.kind, donor: results, person: results })
  return matchGenes(genes, {
    donorKind: donor.kind,
    donor: results,
    person: person.results,
    population: person.population,
  })
}

/** The words of the contract: risks as N of "1 in N", conditions by name, nothing of what was found in whom. */
function present({ code }: DonorGenes, match: GeneticMatch, genes: readonly GeneEntry[]): GeneticMatchEntry {
  const conditions = new Map(genes.map(({ gene, condition }) => [gene, condition]))
  return {
    donorId: code,
    verdict: match.verdict,
    genes: match.genes.map(({ gene, verdict, dependsOnDonor, risk }) => ({
      gene,
      condition: conditions.get(gene) ?? gene,
      verdict,
      dependsOnDonor,
      oneIn: risk === null ? null : stateOneIn(risk),
      isAtMost: growsByGeneration(gene),
    })),
    compared: match.compared,
    notCompared: match.notCompared,
    remainingOneIn: match.remainingRisk === null ? null : stateOneIn(match.remainingRisk),
  }
}
