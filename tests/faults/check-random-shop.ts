import { fulfilmentMachine } from '@kindred/domain/orders/fulfilment-machine'
import { orderMachine } from '@kindred/domain/orders/order-machine'
import { paymentMachine } from '@kindred/domain/orders/payment-machine'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { findDisagreements } from './books.ts'

/** What must be true at any moment, whatever is under way. */
export async function checkAlways(pool: Pool, strawsOfDonor: number): Promise<void> {
  expect(await findDisagreements(pool)).toEqual([])
  const { rows } = await pool.query<{ straws: number; taken: number }>(
    `select i.on_hand + (select count(*)::int from shop.straw_assignment a join shop.straw s on s.id = a.straw_id
         where s.stock_item_id = i.id and a.released_at is null) straws,
       (select max(taken) from shop.quota_balance q where q.donor_id = i.donor_id) taken
     from shop.stock_item i`,
  )
  // No straw appears or disappears, and no place beyond the law.
  for (const { straws, taken } of rows) {
    expect(straws).toBe(strawsOfDonor)
    expect(taken).toBeLessThanOrEqual(12)
  }
  const { rows: used } = await pool.query<{ code: string; uses: number; most: number }>(
    `select code, sum(uses)::int uses, max(uses)::int most from (
       select discount_code code, customer_id, count(*) uses from shop."order"
       where discount_code is not null and order_state not in ('draft', 'cancelled') group by 1, 2) of group by 1`,
  )
  for (const { code, uses, most } of used) {
    if (code === 'ONCE') expect(uses, code).toBeLessThanOrEqual(1)
    if (code === 'EACH') expect(most, code).toBeLessThanOrEqual(1)
  }
}

/** The history of every order leads, step by possible step, from the beginning to where the order is. */
export async function checkHistories(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{
    number: string
    at: Record<string, string>
    steps: string[][]
  }>(
    `select o.number, jsonb_build_object('order', o.order_state, 'payment', o.payment_state, 'fulfilment', o.fulfilment_state) at,
       (select jsonb_agg(jsonb_build_array(h.machine, h.from_state, h.to_state) order by h.id) from shop.order_history h
        where h.order_id = o.id and h.machine in ('order', 'payment', 'fulfilment')) steps from shop."order" o`,
  )
  for (const { number, at, steps: taken } of rows) {
    const now: Record<string, string> = { order: 'draft', payment: 'none', fulfilment: 'waiting' }
    for (const [machine = '', from, to = ''] of taken ?? []) {
      expect(from, `${number} ${machine}`).toBe(now[machine])
      expect(isPossible(machine, from ?? '', to), `${number} ${machine} ${from} to ${to}`).toBe(true)
      now[machine] = to
    }
    expect(now, number).toEqual(at)
  }
}

/** Whether the table of a machine leads from one state to another, over steps that one moment may hold. */
function isPossible(machine: string, from: string, to: string): boolean {
  const { transitions } = machines[machine as keyof typeof machines] as {
    transitions: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  const once = Object.values(transitions[from] ?? {})
  return once.includes(to) || once.some((middle) => Object.values(transitions[middle] ?? {}).includes(to))
}
const machines = { order: orderMachine, payment: paymentMachine, fulfilment: fulfilmentMachine }

/** When nothing is under way any more, provider and shop have the same money, order by order. */
export async function checkMoney(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ order: string; kept: number; owed: number; payments: number }>(
    `select o.number "order", sum(case when s.state in ('succeeded', 'refunded') then s.amount_minor else 0 end
         - coalesce((select sum(r.amount_minor) from shop.sandbox_refund r where r.sandbox_payment_id = s.id), 0))::int kept,
       coalesce(max(m.held), 0)::int owed, count(*) filter (where p.payment_state in ('paid', 'partlyRefunded'))::int payments
     from shop.payment p join shop."order" o on o.id = p.order_id join shop.sandbox_payment s on s.id::text = p.provider_reference
       left join lateral (select sum(x.amount_minor - x.refunded_minor) held from shop.payment x
         where x.order_id = o.id and x.payment_state in ('paid', 'partlyRefunded')) m on true
     group by o.number`,
  )
  for (const { order, kept, owed, payments: count } of rows) {
    expect(kept, `money of ${order}`).toBe(owed)
    expect(count, `payments of ${order}`).toBeLessThanOrEqual(1)
  }
}

/** What a long story must not leave out. */
export const everything = [
  ...['authorised in vain', 'captured later'],
  ...[
    'embryoShipping',
    'embryoStorage',
    'geneticMatching',
    'quota',
    'reservation',
    'reservationRenewalPeriod',
  ],
  ...['storageDelivery', 'storageRenewalPeriod', 'strawDelivery'],
  ...['with a code', 'with money back in part'],
]

/** What of that was sold, paid and given back. */
export async function listSold(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select distinct l.line_handling_type::text what from shop.order_line l join shop."order" o on o.id = l.order_id
       where o.placed_at is not null
     union select 'with a code' from shop."order" where placed_at is not null and discount_code is not null
     union select case to_state when 'paid' then 'captured later' else 'authorised in vain' end
       from shop.order_history where machine = 'payment' and from_state = 'authorised'
     union select 'with money back in part' from shop.order_history where machine = 'payment' and to_state = 'partlyRefunded'`,
  )
  return rows
    .map(({ what }) => what)
    .filter((what) => everything.includes(what))
    .sort()
}
