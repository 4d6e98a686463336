import type { ClientType, Locale, SiteArea } from '@kindred/domain/vocabulary'
import { mergeFields } from './merge-fields.ts'
import type { PageNode } from './site-tree.ts'

export type PageText = { locale: Locale; title: string | null; slug: string | null }

/** A page as it is read for the tree: the same of what is published and of a draft. */
export type PageRow<Text extends PageText = PageText> = {
  id: string
  epi_id: number
  kind: string
  area: SiteArea
  parent_id: string | null
  noindex: boolean | null
  shops: string[]
  visitor_types: ClientType[]
  texts: Text[]
}

export const toPageNode = (row: PageRow): PageNode => ({
  id: row.id,
  epiId: row.epi_id,
  kind: row.kind,
  area: row.area,
  parentId: row.parent_id,
  shops: row.shops,
  visitorTypes: row.visitor_types,
  noindex: row.noindex === true,
  texts: Object.fromEntries(
    row.texts.map(({ locale, title, slug }) => [locale, { title: title ?? '', slug: slug ?? '' }]),
  ),
})

/** The texts of a page in one language. */
export type BodyRow = {
  locale: Locale
  intro: string | null
  blocks: Record<string, unknown>[]
  /** Blocks after the application of the kind. */
  below: Record<string, unknown>[]
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  faq: { title: string; text: string }[]
}

const merged = ['intro', 'blocks', 'below', 'faq'] as const

/** The texts of a page as readers see them, with the language of what may come from another. */
export type PageBody = BodyRow & { languages: Record<(typeof merged)[number], Locale> }

/** The nearest language, with each field that is empty there from the first that has it; a region of blocks as a whole. */
export function mergeBodies([nearest, ...others]: readonly BodyRow[]): PageBody | null {
  return nearest ? mergeFields([nearest, ...others], merged) : null
}
