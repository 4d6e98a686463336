import type { Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from '../stock/move-stock.ts'
import { closeAlert, openAlert } from './alert.store.ts'

/** Opens an alert at once, in the caller's transaction; the nightly comparison keeps it as long as it finds it. */
export function raiseAlert(sql: Sql, difference: Difference, at: Date): Promise<void> {
  return openAlert(sql, difference, at)
}

/** What an alert was about is over. */
export function endAlert(
  sql: Sql,
  difference: Pick<Difference, 'kind' | 'subject'>,
  at: Date,
): Promise<void> {
  return closeAlert(sql, difference, at)
}
