import { type Locale, locales } from '@kindred/domain/vocabulary'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { fallbackChain } from '../config/locales.ts'
import { runInTransactionOf } from './run-in-transaction-of.ts'

/** Where visitors find a page in a language: its own slug, and the way of what it hangs below (`/guide`, or empty). */
type LivePlace = { locale: Locale; slug: string; above: string }
type Step = { depth: number; locale: Locale; slug: string }

/** Remembers, before a page is written, where it is found. */
export const noteLivePlaces: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  req.context.livePlaces = operation === 'update' ? await readLivePlaces(req, originalDoc?.id) : []
  return data
}

/**
 * When visitors find a page at another slug than before in a language, or below another page, the old address leads to it
 * from now on. Drafts change nothing: what counts is what is published, before and after. An address that comes back is a
 * redirect no more. A slug alone serves wherever the page stands; a whole way, which begins with `/`, only as it was.
 */
export const keepFormerPlaces: CollectionAfterChangeHook = async ({ doc, req }) => {
  const before = (req.context.livePlaces ?? []) as LivePlace[]
  req.context.livePlaces = undefined
  if (before.length === 0) return
  const after = new Map((await readLivePlaces(req, doc.id)).map((place) => [place.locale, place]))
  for (const was of before) {
    const now = after.get(was.locale)
    if (!now) continue
    const pairs = [
      [was.slug, now.slug],
      ...(was.above === now.above ? [] : [[`${was.above}/${was.slug}`, `${now.above}/${now.slug}`]]),
    ] as [string, string][]
    for (const [from, to] of pairs) if (from !== to) await keep(req, doc.id, was.locale, from, to)
  }
}

async function keep(req: PayloadRequest, id: unknown, locale: Locale, from: string, to: string) {
  await runInTransactionOf(
    req,
    sql`delete from cms.redirects where kind = 'moved' and page_id = ${id} and "from" in (${from}, ${to})`,
  )
  await runInTransactionOf(
    req,
    sql`insert into cms.redirects (kind, "from", locale, page_id, is_permanent) values ('moved', ${from}, ${locale}, ${id}, true)`,
  )
}

/** A start page has no slug, and so none to remember. */
async function readLivePlaces(req: PayloadRequest, id: unknown): Promise<LivePlace[]> {
  const { rows } = await runInTransactionOf<Step>(
    req,
    sql`with recursive way as (
        select p.id, p.parent_id, 0 as depth from cms.pages p where p.id = ${id} and p._status = 'published'
        union all
        select p.id, p.parent_id, way.depth + 1 from way join cms.pages p on p.id = way.parent_id where way.depth < 20
      )
      select way.depth, l._locale::text as locale, coalesce(l.slug, '') as slug
      from way join cms.pages_locales l on l._parent_id = way.id where l.is_published`,
  )
  const deepest = Math.max(0, ...rows.map(({ depth }) => depth))
  const slugAt = (depth: number, locale: Locale) =>
    fallbackChain(locale)
      .map((spoken) => rows.find((row) => row.depth === depth && row.locale === spoken)?.slug)
      .find(Boolean)
  return locales.flatMap((locale) => {
    const slug = rows.find((row) => row.depth === 0 && row.locale === locale)?.slug
    if (!slug) return []
    const above = Array.from({ length: deepest }, (_, index) => slugAt(deepest - index, locale))
    return [{ locale, slug, above: above.map((step) => (step ? `/${step}` : '')).join('') }]
  })
}
