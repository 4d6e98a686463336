import { defaultLocale } from '@kindred/domain/vocabulary'
import { fallbackChain, readLocale } from '../config/locales.ts'
import type { Texts } from './texts.ts'

/**
 * Built-in texts per locale. Each locale is a module of its own, loaded when first asked for; its areas
 * (`basket`, `search`, …) are JSON files beside it, English being the source.
 */
const catalogues: Record<string, () => Promise<{ texts: Texts }>> = {
  'da-dk': () => import('./da-dk/texts.ts'),
  'de-de': () => import('./de-de/texts.ts'),
  'el-gr': () => import('./el-gr/texts.ts'),
  'en-gb': () => import('./en-gb/texts.ts'),
  'en-us': () => import('./en-us/texts.ts'),
  'es-es': () => import('./es-es/texts.ts'),
  'es-us': () => import('./es-us/texts.ts'),
  'fr-fr': () => import('./fr-fr/texts.ts'),
  'it-it': () => import('./it-it/texts.ts'),
  'ja-jp': () => import('./ja-jp/texts.ts'),
  'nl-nl': () => import('./nl-nl/texts.ts'),
  'pt-pt': () => import('./pt-pt/texts.ts'),
  'zh-cn': () => import('./zh-cn/texts.ts'),
}

const loaded = new Map<string, Promise<Texts>>()

/**
 * All built-in texts of a locale. What a locale lacks is filled at reading, from its language elsewhere, then from English,
 * and never written back.
 *
 * @param locale as in a path, such as `da-dk`; an unknown one reads as English
 */
export function loadTexts(locale: string): Promise<Texts> {
  const key = locale.toLowerCase()
  let texts = loaded.get(key)
  if (!texts) {
    texts = readTexts(key)
    loaded.set(key, texts)
  }
  return texts
}

async function readTexts(key: string): Promise<Texts> {
  const chain = fallbackChain(readLocale(key) ?? defaultLocale)
  const known = await Promise.all(chain.map((locale) => catalogues[locale.toLowerCase()]?.()))
  return known.reduceRight<Texts>((filled, one) => (one ? fill(one.texts, filled) : filled), {})
}

function fill(own: Texts, source: Texts): Texts {
  const filled: Texts = { ...source }
  for (const [key, text] of Object.entries(own)) {
    const fallback = source[key]
    filled[key] = typeof text === 'object' && typeof fallback === 'object' ? fill(text, fallback) : text
  }
  return filled
}
