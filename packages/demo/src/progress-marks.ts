import type { ClientBase } from 'pg'

/**
 * How far the demo world is filled. The marks stand in the audit log, which nothing removes: whoever reads it later sees
 * as well that these records are invented.
 */
const subject = 'demo-world'

/** Donors in the world so far: positions `0 … count − 1`. */
export async function countSeededDonors(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ until: number }>(
    `select coalesce(max((data->>'until')::int), 0) as until from shop.audit_log
     where subject = $1 and action = 'demo.donorsSeeded'`,
    [subject],
  )
  return rows[0]?.until ?? 0
}

export function markDonors(client: ClientBase, until: number): Promise<unknown> {
  return mark(client, 'demo.donorsSeeded', { until })
}

export async function isMarked(client: ClientBase, action: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from shop.audit_log where subject = $1 and action = $2 limit 1',
    [subject, action],
  )
  return rowCount === 1
}

export function mark(client: ClientBase, action: string, data: object = {}): Promise<unknown> {
  return client.query(
    `insert into shop.audit_log (actor, action, subject, reason, data) values ('demo', $2, $1, $3, $4)`,
    [subject, action, 'Invented records of the demo world', JSON.stringify(data)],
  )
}
