import { renewDeposit, undoRenewal } from '@kindred/domain/checkout/renew-deposit'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { insertRenewal, listRenewals, lockDeposit, setDepositEnd } from './deposit.store.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

const isRenewal = (line: OrderLineRow) => line.depositId !== null && line.periodMonths !== null

/** Deposits are kept in one order by everybody who keeps several. */
export const byDeposit = (lines: readonly OrderLineRow[]): OrderLineRow[] =>
  [...lines].sort((a, b) => String(a.depositId).localeCompare(String(b.depositId)))

/**
 * The periods a placed order adds to what is kept, each once. Refusal: `unknown-deposit` for one that was given up while it
 * was being paid; the caller's transaction then takes everything back.
 */
export async function renewDeposits(
  services: Services,
  sql: Sql,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<Result<undefined>> {
  const shop = services.reference().shops.get(order.shopCode) ?? { timeZone: 'UTC' }
  for (const line of byDeposit(lines.filter(isRenewal))) {
    const deposit = await lockDeposit(sql, line.depositId ?? '')
    const months = line.periodMonths ?? 0
    const next = deposit && renewDeposit(deposit, months, readShopDay(shop, services.now()))
    if (!deposit || !next?.ok) return refuse('unknown-deposit', 'What was to be renewed is kept no longer.')
    await setDepositEnd(sql, deposit.id, next.value)
    const renewal = {
      orderLineId: line.id,
      depositId: deposit.id,
      months,
      endedOn: deposit.endsOn,
      endsOn: next.value,
    }
    await insertRenewal(sql, renewal, services.now())
  }
  return ok()
}

/** Takes renewals back whose lines are paid back. */
export async function undoRenewals(sql: Sql, lineIds: readonly string[], at: Date): Promise<void> {
  for (const renewal of await listRenewals(sql, lineIds, at)) {
    const deposit = await lockDeposit(sql, renewal.depositId)
    if (deposit) await setDepositEnd(sql, deposit.id, undoRenewal(deposit.endsOn, renewal))
  }
}
