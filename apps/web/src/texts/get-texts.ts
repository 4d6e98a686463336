import 'server-only'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { cache } from 'react'
import { createFormatter, createTranslator } from 'use-intl/core'

/** A text by its key, with its values: `t('basket.held', { count: 2 })`. A missing key shows nothing and is logged. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/**
 * Texts and formats of a locale for server components. Islands are handed finished strings.
 *
 * @param locale as in the path, such as `da-dk`
 */
export const getTexts = cache(async (locale: string) => {
  const messages = await loadTexts(locale)
  const language = toLanguageTag(locale)
  const translator = createTranslator<Texts>({
    locale: language,
    messages,
    onError: (error) =>
      console.error(JSON.stringify({ level: 'error', code: 'text-missing', detail: error.message })),
    getMessageFallback: () => '',
  })
  const t: Translate = (key, values) => translator(key, values)
  return { t, format: createFormatter({ locale: language, timeZone: 'Europe/Copenhagen' }), language }
})

/** `da-dk` → `da-DK`. */
export function toLanguageTag(locale: string): string {
  const [language, region] = locale.split('-')
  return region ? `${language}-${region.toUpperCase()}` : (language ?? 'en')
}
