import 'server-only'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { toLanguageTag } from '../texts/get-texts.ts'
import type { IslandTexts } from './island-texts.ts'

/** What every step says; the step's own area comes on top. Reasons are those of the donor page: one answer everywhere. */
const common = [
  'common',
  'basket',
  'donor.reasons',
  'checkout.errors',
  'checkout.next',
  'checkout.back',
  'checkout.tabs',
]
const single = ['checkout.faults', 'checkout.refusedTitle', 'checkout.saving', 'checkout.done']

/** Texts for the islands of one page, no more than it needs. */
export async function pickTexts(locale: string, ...areas: string[]): Promise<IslandTexts> {
  const all = await loadTexts(locale)
  const messages: Texts = {}
  for (const key of [...common, ...single, ...areas]) copy(all, messages, key.split('.'))
  return { language: toLanguageTag(locale), messages }
}

function copy(from: Texts, to: Texts, [first = '', ...rest]: string[]): void {
  const found = from[first]
  if (found === undefined) return
  if (rest.length === 0 || typeof found === 'string') {
    to[first] = found
    return
  }
  const inner = typeof to[first] === 'object' ? to[first] : {}
  to[first] = inner
  copy(found, inner, rest)
}
