import 'server-only'
import { getTexts } from '../../texts/get-texts.ts'

/** Words for what is stored as keys: traits from the catalogue, languages and countries from the platform. */
export async function nameDonorTraits(locale: string) {
  const { t, has, format, language } = await getTexts(locale)
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const tongues = new Intl.DisplayNames(language, { type: 'language' })
  const lists = new Intl.ListFormat(language, { type: 'unit', style: 'narrow' })
  const nameTrait = (list: string, key: string) => {
    if (list === 'languages') return tongues.of(key) ?? key
    if (list === 'shippedFrom') return regions.of(key) ?? key
    // Blood types and genes are written alike everywhere.
    return has(`traits.${list}.${key}`) ? t(`traits.${list}.${key}`) : key
  }
  return {
    t,
    nameTrait,
    nameCountry: (code: string) => regions.of(code) ?? code,
    nameTraits: (list: string, keys: readonly string[]) => keys.map((key) => nameTrait(list, key)).join(', '),
    joinList: (words: readonly string[]) => lists.format(words),
    formatDate: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'short', year: 'numeric' }),
    formatMonth: (month: string) =>
      format.dateTime(new Date(`${month.slice(0, 7)}-15T12:00:00Z`), { month: 'long', year: 'numeric' }),
  }
}
export type TraitNames = Awaited<ReturnType<typeof nameDonorTraits>>
