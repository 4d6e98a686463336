import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runInTransactionOf } from '../hooks/run-in-transaction-of.ts'

type Page = Record<string, unknown> & { _status?: string; updatedAt?: string }

/**
 * Payload publishes one language on top of the last published version it has kept. That one may be gone (only so many
 * are kept) or say something else than visitors see, so it is made from the page itself where they differ.
 *
 * @returns whether any language of the page is to be seen now
 */
export async function prepareLiveVersion(req: PayloadRequest, id: string): Promise<boolean> {
  const { db } = req.payload
  const live = await db.findOne<Page & { id: string }>({
    collection: 'pages',
    locale: 'all',
    req,
    where: { id: { equals: id } },
  })
  if (live?._status !== 'published') return false
  const { docs } = await db.findVersions<Page>({
    collection: 'pages',
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  const kept = docs[0]?.version
  if (kept && print(kept) === print(live)) return true
  const { id: _, ...versionData } = live
  const newest = sql`(select id from cms._pages_v where parent_id = ${id} and latest limit 1)`
  const { rows } = await runInTransactionOf<{ id: string }>(req, newest)
  const at = live.updatedAt ?? new Date().toISOString()
  const made = await db.createVersion({
    autosave: false,
    collectionSlug: 'pages',
    createdAt: at,
    parent: id,
    req,
    updatedAt: at,
    versionData: versionData as never,
  })
  // What editors work on stays the newest.
  if (rows[0])
    await runInTransactionOf(
      req,
      sql`update cms._pages_v set latest = (id = ${rows[0].id}) where id in (${rows[0].id}, ${made.id})`,
    )
  return true
}

/** Without what differs in every copy: ids of rows, times. */
function print(page: Page): string {
  const { id: _id, updatedAt: _u, createdAt: _c, ...rest } = page
  return JSON.stringify(rest, (key, value: unknown) => {
    if (key === 'id') return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value ?? undefined
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
