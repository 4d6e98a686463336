import 'server-only'
import type { Texts } from '@kindred/content/texts/texts.ts'
import type { ReactNode } from 'react'
import { cache } from 'react'
import { createFormatter, createTranslator } from 'use-intl/core'
import { readMessages } from './read-messages.ts'

type Values = Record<string, string | number | Date>

/** A text by its key, with its values: `t('basket.held', { count: 2 })`. A missing key shows nothing and is logged. */
export type Translate = (key: string, values?: Values) => string

/** A text with marked parts: `rich('search.matching', { count: 3, b: (part) => <b>{part}</b> })`. */
export type TranslateRich = (
  key: string,
  values: Record<string, string | number | Date | ((part: ReactNode) => ReactNode)>,
) => ReactNode

type Translator = {
  (key: string, values?: Values): string
  rich: TranslateRich
  has: (key: string) => boolean
}

/**
 * Texts and formats of a locale for server components. Islands are handed finished strings.
 *
 * @param locale as in the path, such as `da-dk`
 */
export const getTexts = cache(async (locale: string) => {
  const messages = await readMessages(locale)
  const language = toLanguageTag(locale)
  const translator = createTranslator<Texts>({
    locale: language,
    messages,
    onError: (error) =>
      console.error(JSON.stringify({ level: 'error', code: 'text-missing', detail: error.message })),
    getMessageFallback: () => '',
    // Texts arrive as JSON, so their keys are not known to the types; a missing one is logged.
  }) as unknown as Translator
  const t: Translate = (key, values) => translator(key, values)
  const rich: TranslateRich = (key, values) => translator.rich(key, values)
  /** All texts under a key, unfinished, for islands that choose one by a code they learn later. */
  const group = (key: string): Record<string, string> => {
    const found = key
      .split('.')
      .reduce<Texts | string | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        messages,
      )
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }
  const has = (key: string): boolean => translator.has(key)
  return {
    t,
    rich,
    group,
    has,
    format: createFormatter({ locale: language, timeZone: 'Europe/Copenhagen' }),
    language,
  }
})

/** `da-dk` → `da-DK`. */
export function toLanguageTag(locale: string): string {
  const [language, region] = locale.split('-')
  return region ? `${language}-${region.toUpperCase()}` : (language ?? 'en')
}
