import type { StaffOrder, StaffOrderList, staffOrderListQuery } from '@kindred/contracts/orders'
import { money } from '@kindred/domain/money'
import { listActions, type OrderAction } from '@kindred/domain/orders/allowed-actions'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import type { z } from 'zod'
import { nameStaff } from '../identity/staff/name-staff.ts'
import { findDispute } from '../payments/find-dispute.ts'
import type { Services } from '../services.ts'
import { openWords } from '../staff-search/sought-words.ts'
import { listNeeds } from './act-on-order.ts'
import { findNewYorkForm } from './find-new-york-form.ts'
import { listRefundableLines } from './list-refundable-lines.ts'
import { findOrder, listOrderLines, listOrders } from './order.store.ts'
import { readOrderFacts } from './order-facts.ts'
import { type OrderRecord, presentHead, presentOrder } from './present-order.ts'
import { readRecord } from './read-orders.ts'
import { listMissingPapers, paperActions } from './record-paper.ts'

/** What is shown only where it can be done: each undoes or ends something that must have happened. */
const onlyWhenPossible: ReadonlySet<OrderAction> = new Set([
  'putBack',
  'markReturned',
  'markArrived',
  'handOn',
  'capture',
  'withdrawRefund',
  'confirmRefund',
  'cancelReserved',
])

/** A page of orders for staff. */
export async function listStaffOrders(
  services: Services,
  query: z.output<typeof staffOrderListQuery>,
): Promise<StaffOrderList> {
  const words = openWords(services, query.sought)
  const { orders, total } = await listOrders(services.pool, { ...query, words })
  const lines = await listOrderLines(
    services.pool,
    orders.map((order) => order.id),
  )
  return {
    total,
    words: words ?? '',
    orders: orders.map((order) => ({
      ...presentHead({
        order,
        lines: lines.filter((line) => line.orderId === order.id),
        isHalted: false,
      }),
      customerName: order.customerName,
      customerType: order.customerType,
      organisationName: order.organisationName,
      treatmentCountry: order.treatmentCountry,
      shopCode: order.shopCode,
      orderState: order.orderState,
      paymentState: order.paymentState,
      fulfilmentState: order.fulfilmentState,
    })),
  }
}

/** One order as staff see it; null when there is none. */
export async function readStaffOrder(services: Services, number: string): Promise<StaffOrder | null> {
  const parsed = parseOrderNumber(number)
  const order = parsed.ok ? await findOrder(services.pool, { number: parsed.value }) : null
  return order ? presentStaffOrder(services, await readRecord(services.pool, order)) : null
}

export async function presentStaffOrder(services: Services, record: OrderRecord): Promise<StaffOrder> {
  const { order, history } = record
  const facts = await readOrderFacts(services.pool, record, services)
  const { rows } = await services.pool.query<{
    name: string
    email: string
    organisationName: string | null
  }>(
    `select full_name "name", email, organisation_name "organisationName" from shop.customer where id = $1`,
    [order.customerId],
  )
  const dispute = await findDispute(services.pool, record.money)
  const names = await nameStaff(
    services.pool,
    [...history, ...record.money.refunds].map((one) => one.by),
  )
  const check = (code: string, passed: boolean, data: Record<string, unknown> = {}) => ({
    code,
    passed,
    data,
  })
  return {
    ...presentOrder(record),
    customer: {
      username: order.customerId,
      name: rows[0]?.name ?? '',
      email: rows[0]?.email ?? '',
      type: order.customerType,
      organisationName: rows[0]?.organisationName ?? null,
    },
    shopCode: order.shopCode,
    treatmentCountry: order.treatmentCountry,
    orderState: order.orderState,
    paymentState: order.paymentState,
    fulfilmentState: order.fulfilmentState,
    refundable: money(record.money.refundableMinor, order.currency),
    refunds: record.money.refunds.map((one) => ({
      id: one.id,
      amount: money(one.amountMinor, order.currency),
      state: one.refundState,
      cause: one.cause,
      reason: one.reason,
      by: one.by,
      byName: names.get(one.by) ?? null,
      requestedAt: one.requestedAt.toISOString(),
      sendAt: one.sendAt?.toISOString() ?? null,
      confirmedAt: one.confirmedAt?.toISOString() ?? null,
    })),
    dispute: dispute && {
      amount: money(dispute.amountMinor, order.currency),
      cause: dispute.cause,
      state: dispute.state,
      openedAt: dispute.openedAt.toISOString(),
    },
    refundableLines: listRefundableLines(record),
    reserved: record.deposits.flatMap((one) =>
      one.kind === 'reserved'
        ? [{ lineId: one.orderLineId, quantity: one.quantity, endsOn: one.endsOn }]
        : [],
    ),
    papers: history.flatMap(({ reason, data }) =>
      reason === 'paper-received' && typeof data?.fileId === 'string'
        ? [{ paper: String(data.paper), id: data.fileId, fileName: String(data.fileName) }]
        : [],
    ),
    transitions: history.map((entry) => ({
      machine: entry.machine,
      from: entry.fromState,
      to: entry.toState,
      by: entry.by,
      byName: names.get(entry.by) ?? null,
      // Where something lies or went is what the note is for.
      reason: [entry.reason, entry.data?.where].filter(Boolean).join(': ') || null,
      at: entry.at.toISOString(),
    })),
    actions: [
      ...listActions(facts)
        .filter((answer) => answer.isAllowed || !onlyWhenPossible.has(answer.action))
        .map((answer) => ({
          action: answer.action as string,
          allowed: answer.isAllowed,
          reasons: answer.isAllowed ? [] : [{ code: answer.reason.code, data: { ...answer.reason.data } }],
          needs: [...listNeeds(answer.action, order)],
        })),
      ...paperActions
        .filter((action) => listMissingPapers(facts, action).length > 0)
        .map((action) => ({ action, allowed: true, reasons: [], needs: ['reason'] })),
    ],
    checks: [
      check(
        'paid',
        ['authorised', 'paid', 'partlyRefunded', 'invoiced', 'settled'].includes(order.paymentState),
      ),
      check('donors-not-blocked', !facts.isHalted),
      check('straws-assigned', facts.unassignedStraws === 0, { missing: facts.unassignedStraws }),
      ...(facts.isArrivalAwaited ? [check('arrived', false)] : []),
      ...(order.clinicId ? [check('clinic-may-receive', mayReceive(services, order.clinicId))] : []),
      check('carrier-acknowledgement', facts.missingCarrierAcknowledgements.length === 0, {
        donors: facts.missingCarrierAcknowledgements,
      }),
      ...(findNewYorkForm(record) ? [check('new-york-form', !facts.isNewYorkFormMissing)] : []),
    ],
  }
}

/** A clinic may receive while its licence runs; without a date none was recorded as ending. */
function mayReceive(services: Services, clinicId: string): boolean {
  const clinic = services.reference().clinics.get(clinicId)
  const until = clinic?.licenceValidUntil
  return clinic !== undefined && (!until || until >= services.now().toISOString().slice(0, 10))
}
