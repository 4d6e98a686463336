import type { BlockWords } from '@kindred/content/blocks/block-words.ts'
import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { createFormatter, createTranslator } from 'use-intl/core'
import { formatMoney } from '../../texts/format-money.ts'

/** The words blocks speak with, made in the browser: only for pages that are opened over another. */
export async function makeModalWords(locale: string): Promise<BlockWords> {
  const [tongue = 'en', region = 'gb'] = locale.split('-')
  const language = `${tongue}-${region.toUpperCase()}`
  const t = createTranslator<Texts>({
    locale: language,
    messages: await loadTexts(locale),
    onError: () => undefined,
    getMessageFallback: () => '',
    // Texts arrive as JSON, so their keys are not known to the types.
  }) as unknown as BlockWords['t']
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const format = createFormatter({ locale: language, timeZone: 'Europe/Copenhagen' })
  return {
    t,
    language,
    nameCountry: (code) => countries.of(code) ?? code,
    formatDate: (date) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', year: 'numeric' }),
    formatMoney: (money) => formatMoney(money, language),
  }
}
