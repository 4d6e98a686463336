import type { GeneFinding, geneticFindingsBodySchema } from '@kindred/contracts/genetic-matching'
import { transaction } from '@kindred/database/transaction'
import { nameGene } from '@kindred/domain/genetic-matching/name-gene'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import type { z } from 'zod'
import { readDonorGenes } from '../donors/donor-genes.ts'
import type { Services } from '../services.ts'
import { listConsents, noteAccess, putFindings } from './genetic-record.store.ts'
import { listGenes, listPopulations } from './list-genes.ts'
import { sealFindings } from './sealed-findings.ts'

/**
 * Keeps what a customer says of the person who gives the other half; it replaces what was there (GEN-06). Everything that
 * stands against it is said at once.
 *
 * @returns `consent-required`, `unknown-gene`, `gene-twice`, `unknown-population`, `unknown-donor`, `donor-has-findings`
 */
export async function changeFindings(
  services: Services,
  customerId: string,
  body: z.output<typeof geneticFindingsBodySchema>,
): Promise<Result<undefined, readonly Failure[]>> {
  const { pool, config, now, reference } = services
  const genes = listGenes(reference().genes)
  const findings = checkFindings(body.findings, new Set(genes.map(({ gene }) => gene)))
  const { relationship, population } = body
  const other = await findOther(services, body)
  const reasons = [...(findings.ok ? [] : findings.error), ...(other.ok ? [] : other.error)]
  if (population !== null && !listPopulations(genes).includes(population))
    reasons.push({
      code: 'unknown-population',
      message: 'There are no numbers of this population.',
      field: 'population',
    })
  const at = now()
  return transaction(pool, async (on): Promise<Result<undefined, readonly Failure[]>> => {
    if (!(await listConsents(on, customerId)).includes('findings'))
      reasons.unshift({
        code: 'consent-required',
        message: 'Agree first that we keep your findings.',
        field: 'consent',
      })
    if (!findings.ok || !other.ok || reasons.length > 0) return err(reasons)
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

/** Each gene once, by the name it has in the list; or all that is wrong. */
export function checkFindings(
  findings: readonly GeneFinding[],
  known: ReadonlySet<string>,
): Result<GeneFinding[], Failure[]> {
  const checked = new Map<string, GeneFinding>()
  const reasons: Failure[] = []
  for (const [index, { gene: written, result }] of findings.entries()) {
    const gene = nameGene(written)
    const field = `findings.${index}.gene`
    if (!known.has(gene))
      reasons.push({ code: 'unknown-gene', message: 'This gene is not in our list.', field })
    else if (checked.has(gene))
      reasons.push({ code: 'gene-twice', message: 'A gene can have one result.', field })
    checked.set(gene, { gene, result })
  }
  if (reasons.length > 0) return err(reasons)
  return ok([...checked.values()].sort((a, b) => (a.gene < b.gene ? -1 : 1)))
}

/** Of another donor of the bank the findings are known already; nobody writes them down a second time. */
async function findOther(
  services: Services,
  { relationship, otherDonorId, findings }: z.output<typeof geneticFindingsBodySchema>,
): Promise<Result<string | null, Failure[]>> {
  const field = 'otherDonorId'
  if (relationship !== 'cryosDonor')
    return otherDonorId === null
      ? ok(null)
      : err([{ code: 'unknown-donor', message: 'Only a donor has a number.', field }])
  const [donor] = otherDonorId === null ? [] : await readDonorGenes(services, [otherDonorId])
  const reasons: Failure[] = []
  if (!donor) reasons.push({ code: 'unknown-donor', message: 'There is no such donor.', field })
  if (findings.length > 0)
    reasons.push({
      code: 'donor-has-findings',
      message: 'We know the findings of our donors.',
      field: 'findings',
    })
  return donor && reasons.length === 0 ? ok(donor.id) : err(reasons)
}
