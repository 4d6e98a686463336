import { randomUUID } from 'node:crypto'
import { write } from '@kindred/database/transaction-connection'
import type { PaymentMethod, PaymentState } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'
import type { ProviderEvent } from './payment-provider.ts'

export type PaymentRow = {
  id: string
  orderId: string
  provider: string
  providerReference: string | null
  method: PaymentMethod
  amountMinor: number
  currency: string
  /** What went back or is on its way. */
  refundedMinor: number
  paymentState: PaymentState
  failureCode: string | null
  /** Only authorised by the customer's press; taken when the order is shipped. */
  isCapturedLater: boolean
  authorisedUntil: Date | null
  /** Of the capture that was asked for; null where none was, or it was refused. */
  captureId: string | null
  createdAt: Date
}

const columns = `id, order_id "orderId", provider, provider_reference "providerReference", method,
  amount_minor "amountMinor", currency, refunded_minor "refundedMinor", payment_state "paymentState", failure_code "failureCode",
  is_captured_later "isCapturedLater", authorised_until "authorisedUntil", capture_id "captureId",
  created_at "createdAt"`

export type NewPayment = Pick<PaymentRow, 'orderId' | 'provider' | 'method' | 'amountMinor' | 'currency'> &
  Partial<Pick<PaymentRow, 'isCapturedLater'>>

export async function insertPayment(sql: Sql, payment: NewPayment, at: Date): Promise<string> {
  const id = randomUUID()
  await write(sql, {
    name: 'payments.insert',
    text: `insert into shop.payment (id, order_id, provider, method, amount_minor, currency, is_captured_later, created_at, updated_at)
     values ($8, $1, $2, $3, $4, $5, $7, $6, $6)`,
    values: [
      payment.orderId,
      payment.provider,
      payment.method,
      payment.amountMinor,
      payment.currency,
      at,
      payment.isCapturedLater ?? false,
      id,
    ],
  })
  return id
}

/** Tries to pay an order, newest first. */
export async function listPayments(sql: Sql, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await sql.query<PaymentRow>({
    name: 'payments.of-order',
    text: `select ${columns} from shop.payment where order_id = $1 order by created_at desc, id`,
    values: [orderId],
  })
  return rows
}

/** Failure code of a try that nobody is to pay any more. */
export const superseded = 'superseded'

/**
 * Ends the open tries of a customer's cancelled orders, and what is authorised for them and not being taken, and plans for
 * each the job that closes it at its provider (as `cancelPayment` does). One that is being paid at this moment is left alone.
 * In one statement whose answer nobody waits for, since hardly ever there is any.
 */
export async function supersedeGivenUp(sql: Sql, customerId: string, at: Date): Promise<void> {
  await write(sql, {
    name: 'payments.supersede',
    text: `with ended as (
        update shop.payment set payment_state = 'failed', failure_code = $2, updated_at = $3
        where (payment_state = 'pending' or payment_state = 'authorised' and capture_id is null) and order_id in
          (select id from shop."order" where customer_id = $1 and order_state = 'cancelled') returning id)
      select graphile_worker.add_job('payments.cancel', payload := json_build_object('paymentId', id),
        max_attempts := 25, job_key := 'cancel-' || id) from ended`,
    values: [customerId, superseded, at],
  })
}

export async function findPayment(sql: Sql, id: string): Promise<PaymentRow | null> {
  const { rows } = await sql.query<PaymentRow>(`select ${columns} from shop.payment where id = $1`, [id])
  return rows[0] ?? null
}

export type EventPayment = PaymentRow & {
  basketId: string
  /** Whether the event was kept before; to be believed once the payment is locked. */
  isRepeated: boolean
}

/** The payment an event speaks of: by the provider's reference, or by ours when the event was faster than our note of it. */
export async function findEventPayment(
  sql: Sql,
  provider: string,
  event: Pick<ProviderEvent, 'id' | 'reference' | 'merchantReference'>,
  lock = false,
): Promise<EventPayment | null> {
  const { rows } = await sql.query<EventPayment>({
    name: `payments.of-event${lock ? '-lock' : ''}`,
    text: `select ${columns}, (select basket_id from shop."order" o where o.id = order_id) "basketId",
         exists (select from shop.payment_event e where e.provider = $1 and e.event_id = $4) "isRepeated"
       from shop.payment where provider = $1
       and (provider_reference = $2 or (provider_reference is null and id = $3))${lock ? ' for update' : ''}`,
    values: [provider, event.reference, event.merchantReference, event.id],
  })
  return rows[0] ?? null
}

export async function setPaymentReference(sql: Sql, id: string, reference: string): Promise<void> {
  await write(sql, {
    name: 'payments.set-reference',
    text: 'update shop.payment set provider_reference = $2 where id = $1 and provider_reference is null',
    values: [id, reference],
  })
}

export async function setPaymentState(
  sql: Sql,
  id: string,
  state: PaymentState,
  at: Date,
  failureCode: string | null = null,
): Promise<void> {
  await write(sql, {
    name: 'payments.set-state',
    text: 'update shop.payment set payment_state = $2, failure_code = $3, updated_at = $4 where id = $1',
    values: [id, state, failureCode, at],
  })
}

/** The bank keeps the amount until then. */
export async function setAuthorised(sql: Sql, id: string, until: Date, at: Date): Promise<void> {
  await sql.query(
    `update shop.payment set payment_state = 'authorised', failure_code = null, is_captured_later = true,
       authorised_until = $2, updated_at = $3 where id = $1`,
    [id, until, at],
  )
}

/** Notes that what is authorised is asked for, or was refused (null, with why). */
export async function setCapture(
  sql: Sql,
  id: string,
  captureId: string | null,
  at: Date,
  failureCode: string | null = null,
): Promise<void> {
  await sql.query(
    'update shop.payment set capture_id = $2, failure_code = $3, updated_at = $4 where id = $1',
    [id, captureId, failureCode, at],
  )
}

/** Keeps an event as it came with what was done about it; one that was kept before stays as it is. */
export async function keepEvent(
  sql: Sql,
  provider: string,
  event: ProviderEvent,
  outcome: string,
  at: Date,
): Promise<void> {
  await write(sql, {
    name: 'payments.keep-event',
    text: `insert into shop.payment_event (provider, event_id, type, provider_reference, payload, outcome, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [provider, event.id, event.type, event.reference, JSON.stringify(event), outcome, at],
  })
}
