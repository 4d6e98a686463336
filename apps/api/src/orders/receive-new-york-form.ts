import type { Attachment, KeptFile } from '@kindred/contracts/files'
import { transaction } from '@kindred/database/transaction'
import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { NewYorkFacts } from '../checkout/new-york-form/write-form.ts'
import { keepUpload } from '../files/keep-upload.ts'
import type { Services } from '../services.ts'
import { findNewYorkForm } from './find-new-york-form.ts'
import { findOrder, noteOnOrder } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderRecord } from './present-order.ts'
import { readRecord } from './read-orders.ts'

/** A customer’s order that waits for its form; null for anybody else’s. Refusal: `no-paper-missing`. */
async function openWaiting(
  services: Services,
  customerId: string,
  number: string,
): Promise<Result<OrderRecord> | null> {
  const order = await findOrder(services.pool, { number })
  return order?.customerId === customerId ? checkWaiting(await readRecord(services.pool, order)) : null
}

function checkWaiting(record: OrderRecord): Result<OrderRecord> {
  const isOpen = record.order.orderState === 'placed' || record.order.orderState === 'processing'
  return isOpen && findNewYorkForm(record) === 'missing'
    ? ok(record)
    : refuse('no-paper-missing', 'This order waits for no form.')
}

/** What the form of an order is filled from, while it waits for one. Refusal: `no-paper-missing`; null for no such order. */
export async function readOrderForm(
  services: Services,
  customerId: string,
  number: string,
): Promise<Result<NewYorkFacts> | null> {
  const waiting = await openWaiting(services, customerId, number)
  if (!waiting?.ok) return waiting
  const { order, lines } = waiting.value
  const sent = lines.filter((line) => sentTypes.has(line.lineHandlingType))
  const codes = sent.flatMap(({ description }) => description.donorCode ?? [])
  return ok({ ...order, donorCodes: [...new Set(codes)] })
}

/**
 * Keeps the signed form that a customer sends after the order and files it as the paper that shipping waits for (CHK-05).
 * Refusals: `no-paper-missing`, those of `keepUpload`; null when there is no such order of theirs.
 */
export async function receiveNewYorkForm(
  services: Services,
  customerId: string,
  number: string,
  attachment: Attachment,
): Promise<Result<KeptFile> | null> {
  const waiting = await openWaiting(services, customerId, number)
  if (!waiting?.ok) return waiting
  const kept = await keepUpload(services, { ...attachment, owner: `customer:${customerId}` })
  if (!kept.ok) return kept
  return transaction(services.pool, async (tx): Promise<Result<KeptFile>> => {
    const sql = tx.$client
    const order = (await findOrder(sql, { number }, true)) as OrderRow
    const still = checkWaiting(await readRecord(sql, order))
    if (!still.ok) return still
    const { id: fileId, fileName } = kept.value
    const data = { paper: 'new-york-form', fileId, fileName, where: 'account' }
    await noteOnOrder(sql, order.id, { by: 'customer', reason: 'paper-received', data, at: services.now() })
    return kept
  })
}
