import { renewDeposit, undoRenewal } from '@kindred/domain/checkout/renew-deposit'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { insertRenewal, listRenewals, lockDeposit, setDepositEnd } from './deposit.store.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

const isRenewal = (line: OrderLineRow) => line.depositId !== null && line.periodMonths !== null

/** Deposits are kept in one order by everybody who keeps several. */
export const byDeposit = (lines: readonly OrderLineRow[]): OrderLineRow[] =>
  [...lines].sort((a, b) => String(a.depositId).localeCompare(String(b.depositId)))

/** The periods a placed order adds to what is kept, each once. What the basket checked a moment ago still holds. */
export async function renewDeposits(
  services: Services,
  sql: Sql,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const shop = services.reference().shops.get(order.shopCode) ?? { timeZone: 'UTC' }
  for (const line of byDeposit(lines.filter(isRenewal))) {
    const deposit = await lockDeposit(sql, line.depositId ?? '')
    const months = line.periodMonths ?? 0
    const next = deposit && renewDeposit(deposit, months, readShopDay(shop, services.now()))
    if (!deposit || !next?.ok) throw new Error('A basket keeps no renewal of what cannot be renewed')
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
}

/** Takes renewals back whose lines are paid back. */
export async function undoRenewals(sql: Sql, lineIds: readonly string[], at: Date): Promise<void> {
  for (const renewal of await listRenewals(sql, lineIds, at)) {
    const deposit = await lockDeposit(sql, renewal.depositId)
    if (deposit) await setDepositEnd(sql, deposit.id, undoRenewal(deposit.endsOn, renewal))
  }
}
