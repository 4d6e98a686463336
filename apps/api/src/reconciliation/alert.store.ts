import type { Alert } from '@kindred/contracts/alerts'
import type { AlertKind, Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from '../stock/move-stock.ts'

/**
 * Keeps what was found as open alerts: what is known is seen again, what is not found any more is gone. What somebody
 * has taken on stays taken on.
 */
export async function keepAlerts(sql: Sql, found: readonly Difference[], at: Date): Promise<void> {
  await sql.query(
    `with found as (
       select distinct on (kind, subject) kind, subject, data
       from jsonb_to_recordset($1::jsonb) as f(kind text, subject text, data jsonb)),
     kept as (
       insert into shop.alert (kind, subject, data, found_at, seen_at) select kind, subject, data, $2, $2 from found
       on conflict (kind, subject) where gone_at is null do update set data = excluded.data, seen_at = excluded.seen_at)
     update shop.alert a set gone_at = $2
     where gone_at is null and not exists (select from found f where f.kind = a.kind and f.subject = a.subject)`,
    [JSON.stringify(found), at],
  )
}

export async function openAlert(sql: Sql, { kind, subject, data }: Difference, at: Date): Promise<void> {
  await sql.query(
    `insert into shop.alert (kind, subject, data, found_at, seen_at) values ($1, $2, $3, $4, $4)
     on conflict (kind, subject) where gone_at is null do update set data = excluded.data, seen_at = excluded.seen_at`,
    [kind, subject, JSON.stringify(data), at],
  )
}

export async function closeAlert(
  sql: Sql,
  { kind, subject }: Pick<Difference, 'kind' | 'subject'>,
  at: Date,
): Promise<void> {
  await sql.query('update shop.alert set gone_at = $3 where kind = $1 and subject = $2 and gone_at is null', [
    kind,
    subject,
    at,
  ])
}

/** As it lies here; who took it on is named elsewhere. */
export type KeptAlert = Omit<Alert, 'acknowledgedByName'> & { kind: AlertKind }

/** Alerts: what nobody has taken on first, the newest first. */
export async function listAlerts(sql: Sql, state: 'open' | 'gone'): Promise<KeptAlert[]> {
  const { rows } = await sql.query<KeptAlert>(
    `select id, kind, subject, data, to_char(found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') "foundAt",
       to_char(acknowledged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') "acknowledgedAt",
       acknowledged_by "acknowledgedBy", note,
       to_char(gone_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') "goneAt"
     from shop.alert where (gone_at is null) = ($1 = 'open')
     order by acknowledged_at is not null, found_at desc, id limit 500`,
    [state],
  )
  return rows
}

/** Notes who has taken an open alert on; false when there is none, or somebody has. */
export async function acknowledge(
  sql: Sql,
  id: string,
  of: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update shop.alert set acknowledged_at = $2, acknowledged_by = $3, note = $4
     where id = $1 and gone_at is null and acknowledged_at is null`,
    [id, of.at, of.by, of.note],
  )
  return rowCount === 1
}
