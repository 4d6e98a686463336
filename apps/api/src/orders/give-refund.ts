import type { Transaction } from '@kindred/database/pool'
import { money } from '@kindred/domain/money'
import { planRefund, type RefundWish } from '@kindred/domain/orders/plan-refund'
import { refundGraceSeconds } from '@kindred/domain/orders/refund-machine'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { listRefundableLines } from './list-refundable-lines.ts'
import type { OrderRecord } from './present-order.ts'
import { shippedTypes } from './present-order.ts'
import { undoRenewals } from './renew-deposits.ts'
import { requestRefund } from './request-refund.ts'
import { countInBank, type PartOfLine, releasePlaces, takeBack } from './take-back.ts'

/**
 * Money that staff give back. An amount is money alone and waits a moment in which it can be withdrawn. Lines bring
 * their goods back to stock, as far as these are in the bank, and their quota places, if the rule lets them go.
 * Refusals: those of `planRefund`, `already-picked`, `place-stays` (data: why).
 */
export async function giveRefund(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: { wish: RefundWish; reason: string; by: string },
): Promise<Result<undefined>> {
  const { order, money: held } = record
  const at = services.now()
  const planned = planRefund(
    {
      refundable: money(held.refundableMinor, order.currency),
      lines: listRefundableLines(record),
    },
    act.wish,
  )
  if (!planned.ok) return planned
  const parts = findParts(record, planned.value.lines)
  const isPicked = order.fulfilmentState === 'picked'
  if (isPicked && parts.some(({ line }) => shippedTypes.has(line.lineHandlingType)))
    return refuse('already-picked', 'Put the straws back first.')
  const of = { by: act.by, reason: act.reason, at }
  const taken = await takeBackParts(tx, record, parts, of)
  if (!taken.ok) return taken
  const { reason, by } = act
  const lines = planned.value.lines.map(({ lineId, quantity, amount }) => ({
    orderLineId: lineId,
    quantity,
    amountMinor: amount.amountMinor,
  }))
  const { amountMinor } = planned.value.amount
  const sendAt = lines.length === 0 ? new Date(at.getTime() + refundGraceSeconds * 1000) : undefined
  await requestRefund(
    tx,
    record,
    { amountMinor, cause: 'given', lines, reason, by, ...(sendAt && { sendAt }) },
    at,
  )
  return ok()
}

function findParts(
  { lines }: OrderRecord,
  chosen: readonly { lineId: string; quantity: number }[],
): PartOfLine[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.id === lineId)
    return line && (line.productKind === 'quota' || line.depositId || countInBank(line) > 0)
      ? [{ line, quantity }]
      : []
  })
}

async function takeBackParts(
  tx: Transaction,
  { order }: OrderRecord,
  parts: readonly PartOfLine[],
  of: { by: string; reason: string; at: Date },
): Promise<Result<undefined>> {
  // What is on its way or with the clinic is money alone.
  await takeBack(tx.$client, order, parts, of)
  await undoRenewals(
    tx.$client,
    parts.map(({ line }) => line.id),
    of.at,
  )
  const donorIds = parts.flatMap(({ line }) =>
    line.productKind === 'quota' && line.donorId ? [line.donorId] : [],
  )
  if (donorIds.length === 0) return ok()
  const { kept } = await releasePlaces(tx.$client, order, donorIds, of)
  const [stays] = kept
  if (!stays) return ok()
  return refuse('place-stays', 'The quota place stays with the customer.', {
    field: 'lines',
    data: { reason: stays.code },
  })
}
