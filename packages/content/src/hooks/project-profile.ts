import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'
import { runInTransactionOf } from './run-in-transaction-of.ts'

/**
 * Search and rules read donors from `shop`; what they need of the profile goes there in the same transaction, so that
 * neither side can be ahead of the other. Texts of all languages feed the keyword search.
 */
export const projectProfile: CollectionAfterChangeHook = async ({ doc, req }) => {
  await runInTransactionOf(
    req,
    sql`update shop.donor d set
      alias = p.alias,
      published_at = case when p.is_published then coalesce(d.published_at, now()) end,
      search_text = coalesce((
        select string_agg(concat_ws(' ', l.motto, l.description), ' ' order by l._locale)
        from cms.donor_profiles_locales l where l._parent_id = p.id
      ), '')
    from cms.donor_profiles p where p.id = ${doc.id} and d.code = p.donor_code`,
  )
}
