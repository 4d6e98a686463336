import { type Locale, locales } from '@kindred/domain/vocabulary'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { pictureId } from '../art/pictures.ts'
import { stableId } from '../master-data/stable-id.ts'
import { authorId, authors } from './blog/authors.ts'
import { pictures } from './blog/pictures.ts'
import { tagId, tags } from './blog/tags.ts'
import { insertMissing } from './insert-missing.ts'
import { insertPictures } from './insert-pictures.ts'
import { navigations } from './navigation.ts'
import { type AlsoWritten, type PageText, type PageWriting, type Written, written } from './page-writing.ts'
import { placeUnknownBlock } from './place-unknown-block.ts'
import { pageId } from './rich-text.ts'
import { spaceFrench } from './space-french.ts'
import { toAmerican } from './to-american.ts'
import { translations } from './translations.ts'
import { writings } from './writings.ts'

/**
 * Fills the demo world's pages, posts and menus in English, Danish and German; posts and all but the pages of account and
 * checkout in French, Spanish and American English too. What is there already is left alone.
 */
export async function seedPages(payload: Payload): Promise<void> {
  await insertPictures(payload, pictures)
  await insertMissing(
    payload,
    'authors',
    authors.map(({ name }) => ({ id: authorId(name), name })),
    (id) => authors.find(({ name }) => authorId(name) === id)?.texts ?? {},
  )
  await insertMissing(
    payload,
    'tags',
    tags.map(({ name, texts }) => ({ id: tagId(name), ...texts['en-GB'] })),
    (id) => tags.find(({ name }) => tagId(name) === id)?.texts ?? {},
  )
  const byId = new Map(writings.map((writing) => [pageId(writing.name), writing]))
  await insertMissing(payload, 'pages', writings.map(toPage), (id) => {
    const writing = byId.get(id)
    return writing ? inEveryLanguage(writing) : {}
  })
  await placeUnknownBlock((payload.db as unknown as { pool: Pool }).pool)
  await insertMissing(
    payload,
    'navigation',
    navigations.map(({ shape }) => shape),
    (id) => {
      const menu = navigations.find(({ shape }) => shape.id === id)
      return menu ? byLocale((locale) => menu.texts[locale as Written | AlsoWritten]) : {}
    },
  )
}

function inEveryLanguage(writing: PageWriting) {
  return byLocale((locale) => {
    const words = readWords(writing, locale)
    return words && toTexts(writing, words, locale)
  })
}

/** The words of a page in a language; undefined where the page is not written in it. */
export function readWords(writing: PageWriting, locale: Locale): PageText | undefined {
  if (locale === 'en-US')
    return writing.parent?.startsWith('demo') ? undefined : toAmerican(writing.texts['en-GB'])
  if (locale === 'fr-FR' || locale === 'es-ES') {
    const words = writing.texts[locale] ?? translations[locale][writing.name]
    return words && locale === 'fr-FR' ? spaceFrench(words) : words
  }
  return written.some((one) => one === locale) ? writing.texts[locale as Written] : undefined
}

function byLocale<T>(make: (locale: Locale) => T | undefined): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const made = make(locale)
      return made === undefined ? [] : [[locale, made]]
    }),
  )
}

function toPage(writing: PageWriting) {
  const { post } = writing
  return {
    id: pageId(writing.name),
    epiId: writing.epiId,
    kind: writing.kind,
    area: writing.area ?? ('shop' as const),
    shops: writing.shops ?? [],
    visitorTypes: writing.visitorTypes ?? [],
    ...(writing.parent ? { parent: pageId(writing.parent) } : {}),
    ...(post
      ? {
          post: {
            publishedOn: post.publishedOn,
            author: authorId(post.author),
            tags: post.tags.map(tagId),
            image: pictureId(post.image),
          },
        }
      : {}),
    _status: 'published' as const,
    title: writing.texts['en-GB'].title,
    isPublished: true,
  }
}

function toTexts(writing: PageWriting, words: PageText, locale: Locale) {
  const withIds = (blocks: PageText['blocks'], region: string) =>
    blocks.map((block, index) => ({
      ...block,
      id: stableId(`${writing.name}${region} ${locale} ${index}`),
    })) as never
  return {
    title: words.title,
    slug: words.slug,
    intro: words.intro,
    isPublished: true,
    blocks: withIds(words.blocks, ''),
    below: withIds(words.below ?? [], ' below'),
    faq: words.faq ?? [],
    meta: {
      title: words.metaTitle ?? `${words.title} · Kindred`,
      description: words.description ?? words.intro,
      noindex: writing.noindex === true,
    },
  }
}
