import type { StaffPrincipal } from '@kindred/contracts/principal'
import type pg from 'pg'

/** Which member of staff changed what about a donor stays known (domain rules 7). */
export async function recordChange(
  on: Pick<pg.PoolClient, 'query'>,
  change: { staff: StaffPrincipal; action: string; donorId: string; data: Record<string, unknown> },
): Promise<void> {
  const { staff, action, donorId, data } = change
  await on.query('insert into shop.audit_log (actor, action, subject, data) values ($1, $2, $3, $4)', [
    `staff:${staff.staffId}`,
    action,
    `donor:${donorId}`,
    data,
  ])
}
