import { transaction } from '@kindred/database/transaction'
import { nameCarrierPaper } from '@kindred/domain/checkout/carrier-acknowledgement'
import type { OrderFacts } from '@kindred/domain/orders/order-facts'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { findOrder, noteOnOrder } from './order.store.ts'
import { readOrderFacts } from './order-facts.ts'
import type { OrderRecord } from './present-order.ts'
import { readRecord } from './read-orders.ts'

/** Papers that must lie with us before an order ships (domain rules 6), as staff record them. */
export const paperActions = ['recordCarrierAcknowledgement', 'recordNewYorkForm'] as const
export type PaperAction = (typeof paperActions)[number]

/** The papers an action would record: those of its kind that are missing. */
export function listMissingPapers(facts: OrderFacts, action: PaperAction): string[] {
  if (action === 'recordNewYorkForm') return facts.isNewYorkFormMissing ? ['new-york-form'] : []
  return facts.missingCarrierAcknowledgements.map(nameCarrierPaper)
}

/**
 * Notes in the order's history that a signed paper has come, with who saw it and where it lies (`reason`). Refusals:
 * `no-paper-missing`, `reason-required`; null when there is no such order.
 */
export async function recordPaper(
  services: Services,
  number: string,
  act: { action: PaperAction; reason?: string; by: string },
): Promise<Result<OrderRecord> | null> {
  return transaction(services.pool, async (tx): Promise<Result<OrderRecord> | null> => {
    const sql = tx.$client
    const order = await findOrder(sql, { number }, true)
    if (!order) return null
    const facts = await readOrderFacts(sql, await readRecord(sql, order), services)
    const papers = listMissingPapers(facts, act.action)
    if (papers.length === 0) return refuse('no-paper-missing', 'No such paper is missing.')
    if (!act.reason) return refuse('reason-required', 'Say where the paper lies.', { field: 'reason' })
    for (const paper of papers) {
      const data = { paper, where: act.reason }
      await noteOnOrder(sql, order.id, { by: act.by, reason: 'paper-received', data, at: services.now() })
    }
    return ok(await readRecord(sql, order))
  })
}
