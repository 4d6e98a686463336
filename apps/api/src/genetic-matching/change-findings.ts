import type { GeneFinding, geneticFindingsBodySchema } from '@kindred/contracts/genetic-matching'
import { transaction } from '@kindred/database/transaction'
import { nameGene } from '@kindred/domain/genetic-matching/name-gene'
import { err, ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { readDonorGenes } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { listConsents, noteAccess, putFindings } from './genetic-record.store.ts'
import { listGenes, listPopulations } from './list-genes.ts'
import { sealFindings } from './sealed-findings.ts'

/**
 * Keeps what a customer says of the person who gives the other half; it replaces what was there (GEN-06).
 *
 * @returns `consent-required`, `unknown-gene`, `gene-twice`, `unknown-population`, `unknown-donor`, `donor-has-findings`
 */
export async function changeFindings(
  services: Services,
  customerId: string,
  body: z.output<typeof geneticFindingsBodySchema>,
): Promise<Result<undefined>> {
  const { pool, config, now, reference } = services
  const genes = listGenes(reference().genes)
  const findings = checkFindings(body.findings, new Set(genes.map(({ gene }) => gene)))
  if (!findings.ok) return findings
  const { relationship, population } = body
  if (population !== null && !listPopulations(genes).includes(population))
    return refuse('unknown-population', 'There are no numbers of this population.', { field: 'population' })
  const other = await findOther(services, body)
  if (!other.ok) return other
  const at = now()
  return transaction(pool, async (on): Promise<Result<undefined>> => {
    if (!(await listConsents(on, customerId)).includes('findings'))
      return refuse('consent-required', 'Agree first that we keep your findings.')
    const sealedFindings = sealFindings(config, customerId, { population, findings: findings.value })
    await putFindings(on, {
      customerId,
      relationship,
      otherDonorId: other.value,
      sealedFindings,
      updatedAt: at,
    })
    const data = { genes: findings.value.length }
    await noteAccess(on, {
      at,
      actor: `customer:${customerId}`,
      action: 'genetics.changed',
      customerId,
      data,
    })
    return ok()
  })
}

/** Each gene once, by the name it has in the list. */
export function checkFindings(
  findings: readonly GeneFinding[],
  known: ReadonlySet<string>,
): Result<GeneFinding[]> {
  const checked = new Map<string, GeneFinding>()
  for (const [index, { gene: written, result }] of findings.entries()) {
    const gene = nameGene(written)
    const field = `findings.${index}.gene`
    if (!known.has(gene)) return refuse('unknown-gene', 'This gene is not in our list.', { field })
    if (checked.has(gene)) return refuse('gene-twice', 'A gene can have one result.', { field })
    checked.set(gene, { gene, result })
  }
  return ok([...checked.values()].sort((a, b) => (a.gene < b.gene ? -1 : 1)))
}

/** Of another donor of the bank the findings are known already; nobody writes them down a second time. */
async function findOther(
  services: Services,
  { relationship, otherDonorId, findings }: z.output<typeof geneticFindingsBodySchema>,
): Promise<Result<string | null>> {
  const field = 'otherDonorId'
  if (relationship !== 'cryosDonor')
    return otherDonorId === null ? ok(null) : refuse('unknown-donor', 'Only a donor has a number.', { field })
  if (findings.length > 0)
    return refuse('donor-has-findings', 'We know the findings of our donors.', { field: 'findings' })
  const [donor] = otherDonorId === null ? [] : await readDonorGenes(services, [otherDonorId])
  return donor ? ok(donor.id) : err({ code: 'unknown-donor', message: 'There is no such donor.', field })
}
