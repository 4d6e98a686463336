import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runInTransactionOf } from './run-in-transaction-of.ts'

/** Pages that show such a thing carry its tag and are made anew. */
const tellAbout =
  (tag: string) =>
  async ({ req }: { req: PayloadRequest }) => {
    await runInTransactionOf(req, sql`select pg_notify('pages_changed', ${tag})`)
  }

export const tellAboutDocuments = tellAbout('documents')
export const tellAboutHtmlDocuments = tellAbout('html-documents')
