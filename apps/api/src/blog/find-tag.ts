import type { Locale } from '@kindred/domain/vocabulary'
import type { TaggedCache } from '../content/tagged-cache.ts'
import type { Services } from '../services.ts'
import { pickField } from './pick-field.ts'
import { readBlog } from './read-blog.ts'

export type FoundTag = { id: string; slugIn: (locale: Locale) => string; nameIn: (locale: Locale) => string }

/** A tag by its slug in any language, its own language first, so that old and foreign links keep working. */
export async function findTag(
  services: Services,
  cache: TaggedCache,
  slug: string,
  locale: Locale,
): Promise<FoundTag | null> {
  const { tags } = await readBlog(services, cache)
  const wanted = slug.toLowerCase()
  const all = [...tags.values()]
  const row =
    all.find(({ texts }) => pickField(texts, 'slug', locale) === wanted) ??
    all.find(({ texts }) => texts.some((text) => text.slug === wanted))
  if (!row) return null
  return {
    id: row.id,
    slugIn: (asked) => pickField(row.texts, 'slug', asked) ?? row.id,
    nameIn: (asked) => pickField(row.texts, 'name', asked) ?? wanted,
  }
}
