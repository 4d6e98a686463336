import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

type Rows<Row> = { rows: Row[] }
type Runs = { execute: (statement: SQL) => Promise<unknown> }
type Adapter = { sessions?: Record<string, { db: Runs }>; drizzle: Runs }

/** Runs a statement in the transaction of a Payload operation: it stands or falls with what the editor saved. */
export async function runInTransactionOf<Row>(req: PayloadRequest, statement: SQL): Promise<Rows<Row>> {
  const adapter = req.payload.db as unknown as Adapter
  const id = await req.transactionID
  const session = id === undefined ? undefined : adapter.sessions?.[String(id)]
  return (await (session?.db ?? adapter.drizzle).execute(statement)) as Rows<Row>
}
