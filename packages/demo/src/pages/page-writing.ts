import type { PageKind } from '@kindred/content/config/page-kinds.ts'
import type { ShopRegion, SiteArea } from '@kindred/domain/vocabulary'
import { pageId, richText } from './rich-text.ts'

/** The languages every page of the demo world is written in. */
export const written = ['en-GB', 'da-DK', 'de-DE'] as const
export type Written = (typeof written)[number]

/** The languages the main pages are written in too; what is not written reads English. */
const alsoWritten = ['fr-FR', 'es-ES'] as const
export type AlsoWritten = (typeof alsoWritten)[number]

export type Block = { blockType: string } & Record<string, unknown>

export type PageText = {
  title: string
  slug: string
  intro?: string
  metaTitle?: string
  /** What search engines show; the intro unless given. */
  description?: string
  blocks: Block[]
  /** Blocks after the application of the kind. */
  below?: Block[]
  faq?: { title: string; text: string }[]
}

export type PageWriting = {
  /** How other pages of the demo world point at it. */
  name: string
  epiId: number
  kind: PageKind
  area?: SiteArea
  visitorTypes?: ('private' | 'professional')[]
  shops?: ShopRegion[]
  noindex?: boolean
  /** The name of the page it hangs below; that one is written before it. */
  parent?: string
  post?: { publishedOn: string; author: string; tags: string[]; image: string }
  /** English always; demo pages for people who build have no other language. */
  texts: { 'en-GB': PageText } & Partial<Record<Written | AlsoWritten, PageText>>
}

/** A link to a page of the demo world, with its title when no words are given. */
export const to = (page: string, text?: string) => ({ text, page: pageId(page) })

export const hero = (rest: Record<string, unknown>): Block => ({ blockType: 'hero', ...rest })
export const text = (writing: string): Block => ({ blockType: 'richText', content: richText(writing) })
export const steps = (
  headline: string,
  words: string,
  items: [title: string, text: string][],
  link?: object,
): Block => ({
  blockType: 'steps',
  headline,
  text: words,
  link,
  items: items.map(([title, step]) => ({ title, text: step })),
})
export const facts = (
  headline: string,
  words: string,
  items: [value: string, unit: string, text: string][],
  link?: object,
): Block => ({
  blockType: 'facts',
  headline,
  text: words,
  link,
  items: items.map(([value, unit, fact]) => ({ value, unit, text: fact })),
})
export const questions = (headline: string, items: [title: string, answer: string][]): Block => ({
  blockType: 'accordions',
  headline,
  items: items.map(([title, answer]) => ({ title, content: richText(answer) })),
})
export const quote = (words: string, authorName: string, authorCountry: string): Block => ({
  blockType: 'quote',
  variant: 'imageLeft',
  text: words,
  authorName,
  authorCountry,
})
export const banner = (
  headline: string,
  words: string,
  link: object,
  tone: 'shell' | 'deep' = 'shell',
): Block => ({
  blockType: 'banner',
  headline,
  text: words,
  link,
  tone,
})
export const donors = (
  headline: string,
  words: string,
  note: string,
  link: object,
  donorKind = 'sperm',
): Block => ({
  blockType: 'donorShowcase',
  headline,
  text: words,
  note,
  link,
  donorKind,
  count: 4,
  sort: 'newest',
})
export const prices = (
  headline: string,
  words: string,
  table: 'sperm' | 'eggs' | 'services' | 'shipping',
): Block => ({
  blockType: 'priceTable',
  headline,
  text: words,
  table,
})
export const law = (headline: string, words: string): Block => ({
  blockType: 'lawTable',
  headline,
  text: words,
})
export const genes = (headline: string, words: string): Block => ({
  blockType: 'geneList',
  headline,
  text: words,
})
export const columns = (left: string, right: string, leftWidth = 50): Block => ({
  blockType: 'twoColumns',
  leftWidth,
  left: { content: richText(left) },
  right: { content: richText(right) },
})
