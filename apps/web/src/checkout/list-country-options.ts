import { listWorldCountries } from '@kindred/domain/location/world-countries'

export type Option = { value: string; label: string }

/** Every country by its name in a language: who pays may live anywhere. */
export function listCountryOptions(language: string): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return listWorldCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
