/**
 * The weekday a calendar begins with, 1 Monday to 7 Sunday, as the Unicode data on regions (CLDR) has it. The browser's own
 * `Intl.Locale` cannot say it everywhere yet. I18N-05 to I18N-07 name some of these.
 */
const sundayRegions: ReadonlySet<string> = new Set([
  'US',
  'JP',
  'PT',
  'CA',
  'MX',
  'BR',
  'IL',
  'IN',
  'KR',
  'TW',
  'HK',
])

/** Regions of locales that come without one. */
const likelyRegions: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT', ja: 'JP' }

/**
 * @param locale such as `en-GB` or `en-gb`; a language alone counts as our locale of that language
 * @returns 1 (Monday) or 7 (Sunday)
 */
export function findWeekStart(locale: string): 1 | 7 {
  const [language = '', region] = locale.split('-')
  const place = (region ?? likelyRegions[language.toLowerCase()] ?? '').toUpperCase()
  return sundayRegions.has(place) ? 7 : 1
}
