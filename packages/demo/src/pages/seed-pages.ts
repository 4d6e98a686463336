import type { Payload } from 'payload'
import { stableId } from '../master-data/stable-id.ts'
import { insertMissing } from './insert-missing.ts'
import { navigations } from './navigation.ts'
import { type PageText, type PageWriting, type Written, written } from './page-writing.ts'
import { pageId } from './rich-text.ts'
import { writings } from './writings.ts'

/** Fills the demo world's pages and menus in English, Danish and German. What is there already is left alone. */
export async function seedPages(payload: Payload): Promise<void> {
  const byId = new Map(writings.map((writing) => [pageId(writing.name), writing]))
  await insertMissing(payload, 'pages', writings.map(toPage), (id) => {
    const writing = byId.get(id)
    return writing ? inEveryLanguage((locale) => toTexts(writing, locale)) : {}
  })
  await insertMissing(
    payload,
    'navigation',
    navigations.map(({ shape }) => shape),
    (id) => {
      const menu = navigations.find(({ shape }) => shape.id === id)
      return menu ? inEveryLanguage((locale) => menu.texts[locale]) : {}
    },
  )
}

function inEveryLanguage<T>(make: (locale: Written) => T): Partial<Record<Written, T>> {
  return Object.fromEntries(written.map((locale) => [locale, make(locale)]))
}

function toPage(writing: PageWriting) {
  return {
    id: pageId(writing.name),
    epiId: writing.epiId,
    kind: writing.kind,
    area: writing.area ?? ('shop' as const),
    shops: writing.shops ?? [],
    visitorTypes: writing.visitorTypes ?? [],
    _status: 'published' as const,
    title: writing.texts['en-GB'].title,
    isPublished: true,
  }
}

function toTexts(writing: PageWriting, locale: Written) {
  const words: PageText = writing.texts[locale]
  return {
    title: words.title,
    slug: words.slug,
    intro: words.intro,
    isPublished: true,
    blocks: words.blocks.map((block, index) => ({
      ...block,
      id: stableId(`${writing.name} ${locale} ${index}`),
    })) as never,
    faq: words.faq ?? [],
    meta: {
      title: words.metaTitle ?? `${words.title} · Kindred`,
      description: words.description ?? words.intro,
      noindex: writing.noindex === true,
    },
  }
}
