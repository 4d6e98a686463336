import type { Pool } from 'pg'

export type DocumentRow = {
  id: string
  fileName: string
  contentType: string
  length: number | null
  audience: 'everyone' | 'customers' | 'professionals'
  /** Changes with the document. */
  version: string
}

/** Documents of the editor, by id. */
export async function readDocuments(pool: Pool, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<DocumentRow>(
    `select id, filename as "fileName", mime_type as "contentType", filesize::float as length, audience::text as audience,
      to_hex((extract(epoch from updated_at) * 1000)::bigint) as version
    from cms.documents where id = any($1::uuid[]) and filename is not null and mime_type is not null`,
    [ids],
  )
  return rows
}

/** An HTML document by its exact name; null where there is none. */
export async function readHtmlDocument(pool: Pool, fileuri: string): Promise<string | null> {
  const { rows } = await pool.query<{ html: string }>(
    'select html from cms.html_documents where fileuri = $1',
    [fileuri],
  )
  return rows[0]?.html ?? null
}
