import type { Post, Tag } from '@kindred/contracts/blog'
import { countReadingMinutes } from '@kindred/domain/content/reading-time'
import type { SitePlace } from '@kindred/domain/location/path'
import { printWords } from '../content/print-words.ts'
import { type PageImage, readImages } from '../content/read-images.ts'
import { readTree } from '../content/read-tree.ts'
import { type PageNode, pathOf, readableLocales, readTexts, type SiteTree } from '../content/site-tree.ts'
import type { TaggedCache } from '../content/tagged-cache.ts'
import type { Services } from '../services.ts'
import type { PostRow, TagRow } from './blog.store.ts'
import { pickField } from './pick-field.ts'
import { type Blog, readBlog } from './read-blog.ts'

export type ShopPlace = Extract<SitePlace, { area: 'shop' }>

/** A post with what related posts are found by. */
export type ShownPost = Post & { id: string; tagIds: readonly string[] }

export type ShownBlog = {
  /** Newest first. */
  posts: readonly ShownPost[]
  /** Tags that have posts here, in the alphabet of the language. */
  tags: readonly (Tag & { id: string })[]
  overviewUrl: string | null
}

/** The posts that can be seen in a shop, language and visitor type, by the same resolver as the posts’ own pages. */
export async function showPosts(
  services: Services,
  cache: TaggedCache,
  place: ShopPlace,
): Promise<ShownBlog> {
  const key = `posts ${place.shopCode} ${place.locale} ${place.visitorType}`
  return cache.get(key, async () => {
    const [tree, blog] = await Promise.all([readTree(services, cache), readBlog(services, cache)])
    const imageIds = [...blog.posts, ...blog.authors.values()].flatMap(({ image_id }) => image_id ?? [])
    const images = await readImages(services.pool, imageIds, place.locale)
    return { value: makeBlog(tree, blog, images, place), tags: ['blog', 'tree', 'media'] }
  })
}

function makeBlog(
  tree: SiteTree,
  blog: Blog,
  images: ReadonlyMap<string, PageImage>,
  place: ShopPlace,
): ShownBlog {
  const seen = blog.posts.flatMap((row) => {
    const node = tree.byId.get(row.id)
    const url = node && pathOf(tree, node, place)
    return node && url ? [{ row, node, url }] : []
  })
  const tagHome = findKind(tree, 'BlogTagOverviewPage', place)
  const tags = [...blog.tags.values()]
    .flatMap((row) => {
      const postCount = seen.filter((post) => post.row.tag_ids.includes(row.id)).length
      return postCount > 0 ? [{ id: row.id, ...toTag(row, place, tagHome), postCount }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, place.locale))
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  return {
    posts: seen.map(({ row, node, url }) => ({
      ...toPost(row, node, place),
      url,
      author: toAuthor(blog, row.author_id, images, place),
      image: (row.image_id && images.get(row.image_id)) || null,
      tags: row.tag_ids.flatMap((id) => byId.get(id) ?? []),
    })),
    tags,
    overviewUrl: findKind(tree, 'BlogOverviewPage', place),
  }
}

function toPost(row: PostRow, node: PageNode, place: ShopPlace) {
  const texts = readTexts(node, place.locale)
  const readable = readableLocales(node, place.locale)
  const published = row.texts.filter(({ locale }) => readable.includes(locale))
  const blocks = pickField(
    published.map(({ locale, blocks: own }) => ({ locale, words: printWords(own) })),
    'words',
    place.locale,
  )
  return {
    id: row.id,
    tagIds: row.tag_ids,
    epiId: node.epiId,
    title: texts?.title ?? '',
    intro: pickField(published, 'intro', place.locale),
    publishedOn: row.published_on,
    readingMinutes: countReadingMinutes(blocks ?? '', place.locale),
    locale: texts?.locale ?? place.locale,
  }
}

function toTag(row: TagRow, place: ShopPlace, tagHome: string | null) {
  const slug = pickField(row.texts, 'slug', place.locale) ?? row.id
  return {
    name: pickField(row.texts, 'name', place.locale) ?? slug,
    slug,
    url: tagHome && `${tagHome}${encodeURIComponent(slug)}/`,
    description: pickField(row.texts, 'description', place.locale),
  }
}

function toAuthor(
  blog: Blog,
  id: string | null,
  images: ReadonlyMap<string, PageImage>,
  place: ShopPlace,
): Post['author'] {
  const row = id ? blog.authors.get(id) : undefined
  if (!row) return null
  return {
    name: row.name,
    role: pickField(row.texts, 'role', place.locale),
    about: pickField(row.texts, 'about', place.locale),
    image: (row.image_id && images.get(row.image_id)) || null,
  }
}

/** Where the first page of a kind stands here. */
function findKind(tree: SiteTree, kind: string, place: ShopPlace): string | null {
  for (const node of tree.byId.values())
    if (node.kind === kind) {
      const path = pathOf(tree, node, place)
      if (path) return path
    }
  return null
}
