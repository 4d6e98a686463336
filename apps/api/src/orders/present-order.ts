import type { Order, orderHeadSchema } from '@kindred/contracts/orders'
import { money as toMoney } from '@kindred/domain/money'
import { deriveVisibleState } from '@kindred/domain/orders/derive-visible-state'
import { isDoneAtOnce } from '@kindred/domain/orders/list-next-steps'
import type { z } from 'zod'
import type { OrderMoney } from '../payments/read-order-money.ts'
import type { OrderDeposit } from './deposit.store.ts'
import { findArrival } from './find-arrival.ts'
import { findNewYorkForm } from './find-new-york-form.ts'
import type { HistoryRow, StoredLine } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'

type Head = z.output<typeof orderHeadSchema>
type Lines = readonly StoredLine[]

export type OrderRecord = {
  order: OrderRow
  lines: Lines
  history: readonly HistoryRow[]
  money: OrderMoney
  deposits: readonly OrderDeposit[]
  trackingNumber: string | null
  invoices: Order['invoices']
  isHalted: boolean
}

/** Handling types whose goods leave the bank with this order. */
export const shippedTypes: ReadonlySet<string> = new Set(['strawDelivery', 'embryoShipping'])

/** One word for a person; the domain derives it, an order that is only kept with us reads as stored, one that was done at once as closed. */
export function showState({
  order,
  lines,
  isHalted,
}: Pick<OrderRecord, 'order' | 'lines' | 'isHalted'>): Head['state'] {
  const state = deriveVisibleState({ ...order, isHalted })
  switch (state) {
    case 'draft':
      return 'awaitingPayment'
    case 'onHold':
    case 'inPreparation':
      return 'processing'
    case 'confirmed':
      if (isDoneAtOnce(lines)) return 'closed'
      return keepsOnly(lines) ? 'stored' : 'placed'
    case 'returned':
    case 'completed':
      return 'closed'
    default:
      return state
  }
}

function keepsOnly(lines: Lines): boolean {
  const goods = lines.filter((line) => line.stockItemId)
  return goods.length > 0 && goods.every((line) => !shippedTypes.has(line.lineHandlingType))
}

export function presentHead(record: Pick<OrderRecord, 'order' | 'lines' | 'isHalted'>): Head {
  const { order, lines } = record
  const donors = new Map(
    lines.flatMap(({ description: { donorCode, alias } }) =>
      donorCode && alias
        ? [[donorCode, { donorId: donorCode, alias, portraitUrl: `/media/portraits/${donorCode}.svg` }]]
        : [],
    ),
  )
  return {
    number: order.number,
    state: showState(record),
    placedAt: order.placedAt?.toISOString() ?? null,
    total: toMoney(order.totalMinor, order.currency),
    donors: [...donors.values()],
    dispatchOn: order.dispatchOn,
    shippingMethod: order.shippingMethod,
  }
}

/** What a customer reads in their history; notes of the house stay inside. */
const toldReasons: ReadonlySet<string> = new Set(['created', 'amount-mismatch'])

/** Steps of the house; what came of them is told by the payment. */
const innerMachines: ReadonlySet<string> = new Set(['note', 'refund'])

/** Money that can still be withdrawn is not promised. */
const toldRefunds: ReadonlySet<string> = new Set(['sent', 'confirmed'])

export function presentOrder(record: OrderRecord): Order {
  const { order, lines, history, money } = record
  const { currency } = order
  return {
    ...presentHead(record),
    invoices: [...record.invoices],
    paymentMethod: order.paymentMethod,
    isBusiness: order.customerType === 'professional',
    lines: lines.map((line) => ({
      id: line.id,
      lineHandlingType: line.lineHandlingType,
      productKind: line.productKind,
      description: { ...line.description },
      donorId: line.description.donorCode ?? null,
      donorAlias: line.description.alias ?? null,
      periodMonths: line.periodMonths,
      quantity: line.quantity,
      cancelledQuantity: line.cancelledQuantity,
      unitPrice: toMoney(line.unitPriceMinor, currency),
      tax: toMoney(line.taxMinor, currency),
      total: toMoney(line.totalMinor, currency),
      addedAutomatically: line.addedAutomatically,
      straws: line.straws,
    })),
    subtotal: toMoney(order.subtotalMinor, currency),
    discount:
      order.discountCode !== null && order.discountMinor > 0
        ? { code: order.discountCode, amount: toMoney(order.discountMinor, currency) }
        : null,
    shipping: toMoney(order.shippingMinor, currency),
    tax: toMoney(order.taxMinor, currency),
    delivery: order.delivery,
    billing: order.billing,
    clinicName: order.clinicName,
    trackingNumber: record.trackingNumber,
    arrival: findArrival(record),
    newYorkForm: findNewYorkForm(record),
    moneyBack: money.refunds
      .filter((one) => toldRefunds.has(one.refundState))
      .map((one) => ({
        amount: toMoney(one.amountMinor, currency),
        isThere: one.refundState === 'confirmed',
        at: (one.confirmedAt ?? one.requestedAt).toISOString(),
      })),
    history: history
      .filter((entry) => !innerMachines.has(entry.machine) && !toldReasons.has(entry.reason ?? ''))
      .map((entry) => ({ code: `${entry.machine}.${entry.toState}`, at: entry.at.toISOString(), data: {} })),
  }
}
