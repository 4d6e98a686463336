import type { Alert } from '@kindred/contracts/alerts'
import { nameStaff } from '../identity/staff/name-staff.ts'
import type { Sql } from '../stock/move-stock.ts'
import { listAlerts as listKept } from './alert.store.ts'

/** Alerts as staff read them, with the name of who has taken each on. */
export async function listAlerts(sql: Sql, state: 'open' | 'gone'): Promise<Alert[]> {
  const alerts = await listKept(sql, state)
  const names = await nameStaff(
    sql,
    alerts.map((one) => one.acknowledgedBy),
  )
  return alerts.map((one) => ({ ...one, acknowledgedByName: names.get(one.acknowledgedBy ?? '') ?? null }))
}
