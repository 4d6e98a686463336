import 'server-only'
import type { BlockWords } from '@kindred/content/blocks/block-words.ts'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { nameDonorTraits } from './donor-search/name-donor-traits.ts'

/** The words blocks speak with, in the language of the page. */
export async function makeBlockWords(locale: string): Promise<BlockWords> {
  const { t, language } = await getTexts(locale)
  const { nameCountry, formatDate } = await nameDonorTraits(locale)
  return { t, language, nameCountry, formatDate, formatMoney: (money) => formatMoney(money, language) }
}
