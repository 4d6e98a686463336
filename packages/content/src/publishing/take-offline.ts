import { type Locale, locales } from '@kindred/domain/vocabulary'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runInTransactionOf } from '../hooks/run-in-transaction-of.ts'

/**
 * Takes a page away from visitors in these languages, all of them unless said. Its texts stay for editors. When no
 * language is left the page itself is a draft again.
 */
export async function takeOffline(
  req: PayloadRequest,
  id: string,
  which: readonly Locale[] = locales,
): Promise<void> {
  const names = sql.join(
    which.map((locale) => sql`${locale}`),
    sql`, `,
  )
  await runInTransactionOf(
    req,
    sql`update cms.pages_locales set is_published = false where _parent_id = ${id} and _locale::text in (${names})`,
  )
  await runInTransactionOf(
    req,
    sql`update cms.pages p set updated_at = now(),
      _status = case when exists (
        select 1 from cms.pages_locales l where l._parent_id = p.id and l.is_published
      ) then p._status else 'draft' end
    where p.id = ${id}`,
  )
  await alignVersion(req, id)
  await runInTransactionOf(req, sql`select pg_notify('pages_changed', 'navigation')`)
}

/** The newest version says of each language what visitors see, whatever an older one said that was brought back. */
export async function alignVersion(req: PayloadRequest, id: string): Promise<void> {
  await runInTransactionOf(
    req,
    sql`update cms._pages_v_locales v set version_is_published = coalesce((
        select l.is_published from cms.pages_locales l where l._parent_id = ${id} and l._locale = v._locale
      ), false)
    where v._parent_id in (select id from cms._pages_v where parent_id = ${id} and latest)`,
  )
  await runInTransactionOf(
    req,
    sql`update cms._pages_v v set version__status = 'draft'
    where v.parent_id = ${id} and v.latest and v.version__status = 'published'
      and not exists (select 1 from cms.pages p where p.id = v.parent_id and p._status = 'published')`,
  )
}
