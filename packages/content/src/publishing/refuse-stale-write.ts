import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusal } from '../access/refusal.ts'
import { runInTransactionOf } from '../hooks/run-in-transaction-of.ts'

type Write = { id?: string; data?: { updatedAt?: string } }

/**
 * A form writes the whole page as it was when it was opened. Where somebody else saved in between, that would undo their
 * work without a word, so it is refused and told instead. The form sends the moment its page was saved; a call that names
 * none (a translator's file, a plan, a script) writes only the fields it names and is let through.
 *
 * While two are in the form at once, the editor's own lock stands before this: it is for forms that were left open longer.
 */
export const refuseStaleWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Write
  if (operation !== 'update' || !req.user || !id || !data?.updatedAt) return
  // One after the other: of two that save in the same moment the second sees what the first did.
  await runInTransactionOf(req, sql`select from cms.pages where id = ${id} for update`)
  const { rows } = await runInTransactionOf<{ saved_at: Date | string }>(
    req,
    sql`select version_updated_at as saved_at from cms._pages_v where parent_id = ${id} and latest`,
  )
  const [newest] = rows
  if (!newest || Date.parse(data.updatedAt) >= new Date(newest.saved_at).getTime()) return
  throw refusal(
    'Somebody has saved this page since you opened it, so nothing was saved now. Keep a copy of what you wrote, load the page again, and write it there.',
    422,
  )
}
