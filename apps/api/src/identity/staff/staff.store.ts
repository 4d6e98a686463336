import type { Executor } from '@kindred/database/pool'
import { sql } from 'drizzle-orm'

/** A member of staff as the editor keeps them, when the named session is among their live ones. */
export async function findStaffAccount(
  on: Executor,
  id: string,
  sid: string,
  now: Date,
): Promise<{ staffId: string; email: string; name: string; roles: string[] } | null> {
  const { rows } = await on.execute<{ email: string; name: string | null; roles: string[] }>(sql`
    select staff.email, staff.name,
      coalesce((
        select array_agg(role.value::text order by role."order") from cms.staff_roles role where role.parent_id = staff.id
      ), '{}') as roles
    from cms.staff staff
    where staff.id::text = ${id}
      and exists (
        select 1 from cms.staff_sessions session
        where session._parent_id = staff.id and session.id = ${sid}
          and session.expires_at > ${now.toISOString()}::timestamptz
      )`)
  const [row] = rows
  return row ? { staffId: id, email: row.email, name: row.name ?? row.email, roles: row.roles } : null
}
