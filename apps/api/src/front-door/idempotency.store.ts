import type { Database } from '@kindred/database/pool'
import { sql } from 'drizzle-orm'

export type KeptAnswer = { requestHash: string; status: number | null; response: unknown }

/** Seconds after which a request without an answer counts as dead (its process was killed). */
const abandonedAfter = 90

/** Claims a key for this request; false when another request has it. */
export async function claimKey(
  db: Database,
  scope: string,
  key: string,
  requestHash: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into shop.idempotency_key as k (scope, key, request_hash) values (${scope}, ${key}, ${requestHash})
    on conflict (scope, key) do update set created_at = now()
      where k.status is null and k.request_hash = excluded.request_hash
        and k.created_at < now() - make_interval(secs => ${abandonedAfter})`)
  return rowCount === 1
}

/** The record of a key, or undefined when its request failed and gave it back. */
export async function findAnswer(db: Database, scope: string, key: string): Promise<KeptAnswer | undefined> {
  const { rows } = await db.execute<{ request_hash: string; status: number | null; response: unknown }>(
    sql`select request_hash, status, response from shop.idempotency_key where scope = ${scope} and key = ${key}`,
  )
  const row = rows[0]
  return row && { requestHash: row.request_hash, status: row.status, response: row.response }
}

/** Keeps the answer, to be given again. */
export async function keepAnswer(
  db: Database,
  scope: string,
  key: string,
  status: number,
  body: string,
): Promise<void> {
  await db.execute(sql`update shop.idempotency_key set status = ${status}, response = ${body}::jsonb
    where scope = ${scope} and key = ${key}`)
}

/** Gives a key back after a fault, so that the client may try again with it. */
export async function releaseKey(db: Database, scope: string, key: string): Promise<void> {
  await db.execute(
    sql`delete from shop.idempotency_key where scope = ${scope} and key = ${key} and status is null`,
  )
}
