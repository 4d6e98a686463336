import type { Reference } from '@kindred/content/reference/reference.ts'
import { isEmail } from '@kindred/domain/accounts/email'
import { isFullName } from '@kindred/domain/accounts/full-name'
import { findPasswordFaults, passwordLength } from '@kindred/domain/accounts/password-rule'
import { isPhone } from '@kindred/domain/accounts/phone'
import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import { isWorldCountry } from '@kindred/domain/location/world-countries'
import type { Failure } from '@kindred/domain/result'
import { locales } from '@kindred/domain/vocabulary'

/** What both kinds of new customer say about themselves. */
export type NewUser = {
  email: string
  password: string
  fullName: string
  phone?: string
  residentCountry: string
  treatmentCountry: string | null
  treatmentState?: string
  language: string
  shopCode: string
  acceptsTerms: boolean
  newsletter: boolean
}
export type NewProfessional = NewUser & { organisationName: string; vatNumber?: string; clinicId?: string }

const passwordMessages = {
  tooShort: ['password-too-short', `Use at least ${passwordLength.min} characters.`],
  tooLong: ['password-too-long', `Use at most ${passwordLength.max} characters.`],
  needsLowercase: ['password-needs-lowercase', 'Use a lowercase letter.'],
  needsUppercase: ['password-needs-uppercase', 'Use an uppercase letter.'],
  needsDigit: ['password-needs-digit', 'Use a digit.'],
  needsSpecial: ['password-needs-special', 'Use a special character, such as # or -.'],
  tooCommon: ['password-too-common', 'This password is among the first that are tried. Choose another.'],
  containsPersonal: ['password-contains-personal', 'Leave your name and address out of the password.'],
} as const

/** What a password still lacks, as failures of the field `password`. */
export function findPasswordFailures(password: string, personal: readonly string[]): Failure[] {
  return findPasswordFaults(password, personal).map((fault) => {
    const [code, message] = passwordMessages[fault]
    return { code, message, field: 'password' }
  })
}

/**
 * Everything that keeps an account from being created (ACC-12, ACC-13), one failure per field and rule. Whether the
 * address is known is not among it: nobody learns who has an account.
 */
export function findNewUserFaults(
  user: NewUser | NewProfessional,
  reference: Reference,
  now: Date,
): Failure[] {
  const faults: Failure[] = []
  const add = (field: string, code: string, message: string) => faults.push({ code, message, field })

  if (!isFullName(user.fullName)) add('fullName', 'full-name-invalid', 'Give your first and last name.')
  if (!isEmail(user.email.trim()))
    add('email', 'email-invalid', 'Write the address with an @, such as name@example.com.')
  const personal = [user.email, user.fullName, 'organisationName' in user ? user.organisationName : '']
  faults.push(...findPasswordFailures(user.password, personal))
  if (user.phone && !isPhone(user.phone))
    add('phone', 'phone-invalid', 'Use digits only, with a + in front if you like.')

  const shop = reference.shops.get(user.shopCode)
  if (!shop) add('shopCode', 'unknown-shop', 'There is no such shop.')
  if (!locales.some((locale) => locale.toLowerCase() === user.language.toLowerCase()))
    add('language', 'unknown-language', 'There is no such language.')
  // People live in countries that no rule is known for; only the treatment country must be one of ours.
  if (!isWorldCountry(user.residentCountry))
    add('residentCountry', 'unknown-country', 'Choose the country you live in.')
  addTreatmentFaults(
    user,
    reference,
    readShopDay(shop ?? { timeZone: 'UTC' }, now),
    'organisationName' in user || shop?.enableChooseTcLater === false,
    add,
  )

  if (!user.acceptsTerms) add('acceptsTerms', 'terms-not-accepted', 'Accept the terms to create an account.')
  if ('organisationName' in user && user.organisationName.trim().length < 2)
    add('organisationName', 'organisation-required', 'Give the name of your clinic or organisation.')
  if ('clinicId' in user && user.clinicId && !reference.clinics.has(user.clinicId))
    add('clinicId', 'unknown-clinic', 'There is no such clinic.')
  return faults
}

function addTreatmentFaults(
  { treatmentCountry, treatmentState }: NewUser,
  reference: Reference,
  today: CalendarDate,
  isRequired: boolean,
  add: (field: string, code: string, message: string) => void,
): void {
  if (treatmentCountry === null) {
    if (isRequired) add('treatmentCountry', 'treatment-country-required', 'Choose the country of treatment.')
    return
  }
  const country = reference.countries.get(treatmentCountry)
  if (!country) {
    add('treatmentCountry', 'unknown-country', 'Choose a country from the list.')
    return
  }
  const isStateKnown = country.states.some(({ code }) => code === treatmentState)
  if ((treatmentState || readCountryRule(country, { today }).needsState) && !isStateKnown)
    add('treatmentState', 'treatment-state-required', 'Choose the state of treatment.')
}
