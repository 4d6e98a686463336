import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { runInTransactionOf } from './run-in-transaction-of.ts'

type LiveSlug = { locale: string; slug: string }

/** Remembers, before a page is written, the slugs it is known by. */
export const noteLiveSlugs: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  req.context.liveSlugs = operation === 'update' ? await readLiveSlugs(req, originalDoc?.id) : []
  return data
}

/**
 * When visitors find a page at another slug than before in a language, the old one leads to it from now on. Drafts change
 * nothing: what counts is what is published, before and after. A slug that comes back is a redirect no more.
 */
export const keepFormerSlugs: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = (req.context.liveSlugs ?? []) as LiveSlug[]
  req.context.liveSlugs = undefined
  if (before.length === 0) return
  const after = new Map((await readLiveSlugs(req, doc.id)).map(({ locale, slug }) => [locale, slug]))
  for (const { locale, slug } of before) {
    const now = after.get(locale)
    if (now === undefined || now === slug) continue
    await runInTransactionOf(
      req,
      sql`delete from cms.redirects where kind = 'moved' and page_id = ${doc.id} and "from" in (${slug}, ${now})`,
    )
    await runInTransactionOf(
      req,
      sql`insert into cms.redirects (kind, "from", locale, page_id, is_permanent) values ('moved', ${slug}, ${locale}, ${doc.id}, true)`,
    )
  }
}

/** A start page has no slug, and so none to remember. */
async function readLiveSlugs(req: PayloadRequest, id: unknown): Promise<LiveSlug[]> {
  const { rows } = await runInTransactionOf<LiveSlug>(
    req,
    sql`select l._locale::text as locale, l.slug from cms.pages_locales l join cms.pages p on p.id = l._parent_id
      where p.id = ${id} and p._status = 'published' and l.is_published and l.slug <> ''`,
  )
  return rows
}
