import type { StaffOrder, staffOrderHeadSchema, staffOrderListQuery } from '@kindred/contracts/orders'
import { listActions, type OrderAction } from '@kindred/domain/orders/allowed-actions'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { findOrder, listOrderLines, listOrders } from './order.store.ts'
import { readOrderFacts } from './order-facts.ts'
import { type OrderRecord, presentHead, presentOrder } from './present-order.ts'
import { readRecord } from './read-orders.ts'

/** What each action asks for. */
const needs: Readonly<Partial<Record<OrderAction, string[]>>> = {
  markShipped: ['trackingNumber'],
  cancel: ['reason'],
  refund: ['reason'],
}

/** A page of orders for staff. */
export async function listStaffOrders(
  services: Services,
  query: z.output<typeof staffOrderListQuery>,
): Promise<{ orders: z.output<typeof staffOrderHeadSchema>[]; total: number }> {
  const { orders, total } = await listOrders(services.pool, query)
  const lines = await listOrderLines(
    services.pool,
    orders.map((order) => order.id),
  )
  return {
    total,
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
  const facts = await readOrderFacts(services.pool, record)
  const { rows } = await services.pool.query<{
    name: string
    email: string
    organisationName: string | null
  }>(
    `select full_name "name", email, organisation_name "organisationName" from shop.customer where id = $1`,
    [order.customerId],
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
    transitions: history.map((entry) => ({
      machine: entry.machine,
      from: entry.fromState,
      to: entry.toState,
      by: entry.by,
      reason: entry.reason,
      at: entry.at.toISOString(),
    })),
    actions: listActions(facts).map((answer) => ({
      action: answer.action,
      allowed: answer.isAllowed,
      reasons: answer.isAllowed ? [] : [{ code: answer.reason.code, data: { ...answer.reason.data } }],
      needs: needs[answer.action] ?? [],
    })),
    checks: [
      check('donors-not-blocked', !facts.isHalted),
      check('straws-assigned', facts.unassignedStraws === 0, { missing: facts.unassignedStraws }),
      check('carrier-acknowledged', facts.missingCarrierAcknowledgements.length === 0, {
        donors: facts.missingCarrierAcknowledgements,
      }),
      check('new-york-form', !facts.isNewYorkFormMissing),
    ],
  }
}
