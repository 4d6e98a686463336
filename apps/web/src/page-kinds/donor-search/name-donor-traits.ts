import 'server-only'
import { makeTraitNames } from '@kindred/content/words/name-traits.ts'
import { getTexts } from '../../texts/get-texts.ts'

/** Words for what is stored as keys, in the language of the page, with its lists and dates. */
export async function nameDonorTraits(locale: string) {
  const { t, has, format, language } = await getTexts(locale)
  const lists = new Intl.ListFormat(language, { type: 'unit', style: 'narrow' })
  return {
    ...makeTraitNames({ t, has, language }),
    joinList: (words: readonly string[]) => lists.format(words),
    formatDate: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', year: 'numeric' }),
    formatMonth: (month: string) =>
      format.dateTime(new Date(`${month.slice(0, 7)}-15T12:00:00Z`), { month: 'long', year: 'numeric' }),
  }
}
export type TraitNames = Awaited<ReturnType<typeof nameDonorTraits>>
