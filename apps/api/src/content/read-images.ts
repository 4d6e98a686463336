import { fallbackChain } from '@kindred/content/config/locales.ts'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import { readMedia } from './media.store.ts'
import { toImage } from './to-image.ts'

export type PageImage = NonNullable<ReturnType<typeof toImage>>

/** Pictures of editors by id, with their words in a language or its fallback (BLK-25). */
export async function readImages(
  pool: Pool,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, PageImage>> {
  const rows = await readMedia(pool, ids, fallbackChain(locale))
  return new Map(rows.flatMap((row) => (toImage(row) ? [[row.id, toImage(row) as PageImage]] : [])))
}
