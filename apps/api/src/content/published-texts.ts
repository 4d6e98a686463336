import { type Locale, locales } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { readPageBody, readPageNodes, readPageVersions } from './page.store.ts'
import { printWords } from './print-words.ts'
import { type PageNode, readableLocales, readTexts } from './site-tree.ts'

/** A page in a language it is published in; `version` tells its present state from others. */
export type PublishedText = { node: PageNode; locale: Locale; version: string }

/** Every page in every language it is really published in, not only shown through fallback. */
export async function listPublishedTexts({ pool }: Services): Promise<PublishedText[]> {
  const [nodes, versions] = await Promise.all([readPageNodes(pool), readPageVersions(pool)])
  return nodes.flatMap((node) =>
    locales
      .filter((locale) => node.texts[locale])
      .map((locale) => ({ node, locale, version: versions.get(node.id) ?? '' })),
  )
}

/** What a page says in a language, its gaps filled as readers see them; null where it went meanwhile. */
export async function readPageWords(
  { pool }: Services,
  node: PageNode,
  locale: Locale,
): Promise<{ title: string; description: string; body: string } | null> {
  const body = await readPageBody(pool, node.id, readableLocales(node, locale))
  const texts = readTexts(node, locale)
  if (!body || !texts) return null
  const questions = body.faq.map(({ title, text }) => `${title} ${text}`)
  return {
    title: texts.title,
    description: body.metaDescription || body.intro || '',
    body: [body.intro ?? '', printWords(body.blocks), printWords(body.below), ...questions].join(' ').trim(),
  }
}
