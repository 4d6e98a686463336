import 'server-only'
import { countrySchema } from '@kindred/contracts/location'
import { cache } from 'react'
import { z } from 'zod'
import { toLanguageTag } from '../texts/get-texts.ts'
import { callPublic } from './call-api.ts'

const countriesSchema = z.array(countrySchema)

/** Countries of treatment with their names in the visitor’s language, in its alphabet (LOC-61). */
export const readCountries = cache(async (shopCode: string, locale: string) => {
  const language = toLanguageTag(locale)
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = countriesSchema.parse(await callPublic(shopCode)('/api/cms/settings/countries'))
  return countries
    .map(({ code, states, donorAnonymity }) => ({
      value: code,
      label: names.of(code) ?? code,
      donorAnonymity,
      states: states.map((state) => ({ value: state.code, label: state.name })),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
})
