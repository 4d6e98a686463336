import type {
  correctFindingsSchema,
  GeneticQueue,
  StaffGeneticRecord,
} from '@kindred/contracts/genetic-matching'
import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { findCustomer } from '../accounts/find-customer.ts'
import type { Services } from '../services.ts'
import { checkFindings } from './change-findings.ts'
import {
  confirmFindings,
  findFindings,
  listAccesses,
  listConsents,
  listForReview,
  noteAccess,
} from './genetic-record.store.ts'
import { listGenes } from './list-genes.ts'
import { readRecord } from './read-record.ts'
import { openFindings, sealFindings } from './sealed-findings.ts'

/** Whose findings staff may read, what waits first. */
export async function listQueue({ db }: Services): Promise<GeneticQueue> {
  const rows = await listForReview(db)
  return rows.map(({ updatedAt, confirmedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
}

/** One customer’s record, as long as they let staff look at it; null otherwise. */
export async function readForReview(
  services: Services,
  customerId: string,
  actor: string,
): Promise<StaffGeneticRecord | null> {
  const { db } = services
  if (!(await mayReview(services, customerId))) return null
  const customer = await findCustomer(db, customerId)
  if (!customer) return null
  const record = await readRecord(services, customerId, actor)
  const history = await listAccesses(db, customerId)
  return {
    ...record,
    customerId,
    name: customer.name,
    history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

/**
 * Confirms the findings that somebody of the staff has read; with `findings`, as they corrected them. Null where they may
 * not be looked at (any more).
 *
 * @returns `findings-changed` when the customer wrote something else meanwhile; `unknown-gene`, `gene-twice`
 */
export async function confirm(
  services: Services,
  customerId: string,
  {
    version,
    findings,
  }: Pick<z.output<typeof correctFindingsSchema>, 'version'> &
    Partial<z.output<typeof correctFindingsSchema>>,
  actor: string,
): Promise<Result<undefined, Failure | readonly Failure[]> | null> {
  const { pool, now, config, reference } = services
  const known = new Set(listGenes(reference().genes).map(({ gene }) => gene))
  const checked = findings && checkFindings(findings, known)
  if (checked && !checked.ok) return checked
  if (!(await mayReview(services, customerId))) return null
  return transaction(pool, async (on): Promise<Result<undefined> | null> => {
    const row = await findFindings(on, customerId)
    if (!row) return null
    const sealedFindings =
      checked &&
      sealFindings(config, customerId, {
        ...openFindings(config, customerId, row.sealedFindings),
        findings: checked.value,
      })
    const at = now()
    const isDone = await confirmFindings(
      on,
      { customerId, version },
      { confirmedAt: at, confirmedBy: actor, ...(sealedFindings && { sealedFindings }) },
    )
    if (!isDone) return refuse('findings-changed', 'The findings were changed meanwhile. Read them again.')
    const action = checked ? 'genetics.corrected' : 'genetics.confirmed'
    await noteAccess(on, { at, actor, action, customerId })
    return ok()
  })
}

/** Asked at every step: consent can be withdrawn while somebody reads. */
export async function mayReview({ db }: Services, customerId: string): Promise<boolean> {
  return (await listConsents(db, customerId)).includes('review')
}
