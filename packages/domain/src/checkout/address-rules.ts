import { isWorldCountry } from '../location/world-countries.ts'
import type { Failure } from '../result.ts'

/** A postal address; `state` is a code where the country has them, `country` ISO 3166 alpha-2. */
export type Address = {
  readonly fullName: string
  readonly line1: string
  readonly postalCode: string
  readonly city: string
  readonly state?: string | null | undefined
  readonly country: string
}

/** States a parcel or a law needs (ISO 3166-2 subdivision codes without the country). */
export const countryStates: Readonly<Record<string, readonly string[]>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA'.split(' '),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
}

const fourDigits = /^\d{4}$/
const fiveDigits = /^\d{5}$/

/** Postal codes by country, as written with single spaces and in capitals; countries not listed accept any text. */
const postalPatterns: Readonly<Record<string, RegExp>> = {
  AT: fourDigits,
  AU: fourDigits,
  BE: fourDigits,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  CH: fourDigits,
  CY: fourDigits,
  CZ: /^\d{3} ?\d{2}$/,
  DE: fiveDigits,
  DK: fourDigits,
  EE: fiveDigits,
  ES: fiveDigits,
  FI: fiveDigits,
  FR: fiveDigits,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  GR: /^\d{3} ?\d{2}$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/,
  IL: /^\d{5}(\d{2})?$/,
  IT: fiveDigits,
  JP: /^\d{3}-?\d{4}$/,
  LU: fourDigits,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: fourDigits,
  NZ: fourDigits,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
}

/** Countries without postal codes. */
const withoutPostalCode: ReadonlySet<string> = new Set(['AE', 'HK', 'QA'])

export type AddressField = 'fullName' | 'line1' | 'postalCode' | 'city' | 'state' | 'country'

export type AddressFailure = Failure & { readonly field: AddressField }

/** The fields a country needs, in the order a form asks for them. */
export function listRequiredFields(country: string): AddressField[] {
  const fields: AddressField[] = ['fullName', 'line1']
  if (!withoutPostalCode.has(country)) fields.push('postalCode')
  fields.push('city')
  if (countryStates[country]) fields.push('state')
  return [...fields, 'country']
}

/**
 * What is wrong with an address, one failure per field; empty when sound. Codes: `address-field-required`,
 * `postal-code-not-valid`, `state-not-valid`, `country-not-valid`, `address-field-too-long`.
 */
export function checkAddress(address: Address): AddressFailure[] {
  const failures: AddressFailure[] = []
  const fail = (code: string, message: string, field: AddressField) => failures.push({ code, message, field })
  for (const field of listRequiredFields(address.country)) {
    const value = (address[field] ?? '').trim()
    if (value === '') fail('address-field-required', 'This field is required.', field)
    else if (value.length > 100) fail('address-field-too-long', 'This is too long.', field)
  }
  if (address.country !== '' && !isWorldCountry(address.country)) {
    fail('country-not-valid', 'This is not a country.', 'country')
  }
  const pattern = postalPatterns[address.country]
  const postalCode = normalisePostalCode(address.postalCode)
  if (pattern && postalCode !== '' && !pattern.test(postalCode)) {
    fail('postal-code-not-valid', 'This is not a postal code of the country.', 'postalCode')
  }
  const states = countryStates[address.country]
  if (states && address.state?.trim() && !states.includes(address.state)) {
    fail('state-not-valid', 'This is not a state of the country.', 'state')
  }
  return failures
}

/** Capitals and single spaces, the form in which a postal code is compared and stored. */
export function normalisePostalCode(text: string): string {
  return text.trim().toUpperCase().replace(/\s+/g, ' ')
}
