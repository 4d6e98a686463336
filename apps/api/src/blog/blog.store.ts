import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'

export type PostRow = {
  id: string
  published_on: string | null
  author_id: string | null
  image_id: string | null
  tag_ids: string[]
  texts: { locale: Locale; intro: string | null; blocks: unknown }[]
}

/** Posts that are published, each in the languages it is published in. Drafts of a published post are kept elsewhere. */
export async function readPosts(pool: Pool): Promise<PostRow[]> {
  const { rows } = await pool.query<PostRow>(`
    select p.id, p.post_published_on as published_on, p.post_author_id as author_id, p.post_image_id as image_id,
      (select coalesce(json_agg(r.tags_id order by r."order"), '[]') from cms.pages_rels r
        where r.parent_id = p.id and r.path = 'post.tags') as tag_ids,
      (select coalesce(json_agg(json_build_object('locale', l._locale, 'intro', l.intro, 'blocks', l.blocks)), '[]')
        from cms.pages_locales l where l._parent_id = p.id and l.is_published) as texts
    from cms.pages p
    where p._status = 'published' and p.kind = 'BlogPostPage'
    order by p.post_published_on desc nulls last, p.epi_id desc`)
  return rows
}

export type TagRow = {
  id: string
  texts: { locale: Locale; name: string; slug: string; description: string | null }[]
}

export async function readTags(pool: Pool): Promise<TagRow[]> {
  const { rows } = await pool.query<TagRow>(`
    select t.id, (select coalesce(json_agg(json_build_object('locale', l._locale, 'name', l.name, 'slug', l.slug,
        'description', l.description)), '[]') from cms.tags_locales l where l._parent_id = t.id) as texts
    from cms.tags t`)
  return rows
}

export type AuthorRow = {
  id: string
  name: string
  image_id: string | null
  texts: { locale: Locale; role: string | null; about: string | null }[]
}

export async function readAuthors(pool: Pool): Promise<AuthorRow[]> {
  const { rows } = await pool.query<AuthorRow>(`
    select a.id, a.name, a.image_id, (select coalesce(json_agg(json_build_object('locale', l._locale, 'role', l.role,
        'about', l.about)), '[]') from cms.authors_locales l where l._parent_id = a.id) as texts
    from cms.authors a`)
  return rows
}
