import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'

export type RedirectRow = {
  kind: 'address' | 'moved'
  from: string
  locale: Locale | null
  pageId: string | null
  address: string | null
  isPermanent: boolean
}

/** All redirects; of two for one path the older one counts. */
export async function readRedirectRows(pool: Pool): Promise<RedirectRow[]> {
  const { rows } = await pool.query<RedirectRow>(
    `select kind, "from", locale, page_id as "pageId", address, coalesce(is_permanent, true) as "isPermanent"
    from cms.redirects where page_id is not null or address is not null
    order by created_at desc, id`,
  )
  return rows
}
