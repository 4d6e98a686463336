import type { Translate } from './island-texts.ts'

export type Note = { code: string; data?: Record<string, unknown> }

/** The first one is there where genes are asked for alone, and then says it best. */
const areas = ['genetics.errors', 'checkout.errors', 'basket.errors', 'donor.reasons']

/** The sentence of a refusal by its code, with what to do next; codes without one of their own get the general one. */
export function tellFailure(t: Translate, language: string, { code, data = {} }: Note, field = ''): string {
  const area = areas.find((one) => t.has(`${one}.${code}`))
  const values = { ...readValues(data, language), field }
  return t(area ? `${area}.${code}` : 'basket.errors.other', values)
}

/** What the basket did by itself, in words. */
export function tellChange(t: Translate, language: string, { code, data = {} }: Note): string {
  const key = t.has(`basket.changes.${code}`) ? code : 'other'
  return t(`basket.changes.${key}`, readValues(data, language))
}

/** Everything a sentence may ask for: a value that the server did not send must not leave a sentence empty. */
function readValues(data: Record<string, unknown>, language: string): Record<string, string | number> {
  const text = (name: string, otherwise: string) =>
    typeof data[name] === 'string' && data[name] !== '' ? (data[name] as string) : otherwise
  const count = (name: string) => (typeof data[name] === 'number' ? (data[name] as number) : 0)
  const country = text('treatmentCountry', text('country', ''))
  return {
    alias: text('alias', 'none'),
    name: text('alias', ''),
    country: country && nameCountry(country, language),
    regime: text('regime', 'other'),
    releaseType: text('releaseType', 'other'),
    standards: Array.isArray(data.standards) ? data.standards.join(', ').toUpperCase() : '',
    scope: text('scope', 'country'),
    unit: text('unit', 'families'),
    limit: count('limit'),
    available: count('available'),
    from: count('from'),
    to: count('to'),
  }
}

/** ISO 3166 code to the name in a language; the code itself where it is none. */
export function nameCountry(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
