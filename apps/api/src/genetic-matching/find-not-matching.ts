import { ok, type Result } from '@kindred/domain/result'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { listDonorsCarrying } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { listGenes } from './list-genes.ts'
import { readPerson } from './read-person.ts'

/**
 * Ids of the donors of a kind that are no match for a customer: both carry a change in one recessive gene, or an egg donor
 * carries one of an X-linked gene. It says the same as `matchDonors` does of each (see the test).
 */
export async function findNotMatching(
  services: Services,
  customerId: string,
  kind: DonorKind,
): Promise<Result<string[]>> {
  const person = await readPerson(services, customerId)
  if (!person.ok) return person
  const { results, donorKind } = person.value
  if (donorKind === kind) return ok([])
  const shared = listGenes(services.reference().genes).filter(({ gene, inheritance }) =>
    inheritance === 'xLinked' ? kind === 'egg' : results.get(gene) === 'carrier',
  )
  return ok(
    await listDonorsCarrying(
      services,
      kind,
      shared.map(({ gene }) => gene),
    ),
  )
}
