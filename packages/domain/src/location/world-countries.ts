/** Regions that the language data names although nobody lives there as in a country. */
const noCountries: ReadonlySet<string> = new Set(
  'AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' '),
)

let known: readonly string[] | undefined

/** ISO 3166 codes of the world's countries and territories, by code. Names come from `Intl.DisplayNames` where they are shown. */
export function listWorldCountries(): readonly string[] {
  if (!known) {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    known = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((code) => !noCountries.has(code) && names.of(code) !== undefined && isPresent(code))
  }
  return known
}

export const isWorldCountry = (code: string): boolean => listWorldCountries().includes(code)

/** Codes of countries that are no more read as their successor's. */
const isPresent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code
