import { isOneOf, type Locale, locales, type StaffRole } from '@kindred/domain/vocabulary'
import { hasRole } from './has-role.ts'

/**
 * Whether somebody may write texts of this language: people with one of the roles every language, translators those that
 * their account names. `all` is every language at once, so no translator's.
 *
 * @param locale what the request is about, such as `da-DK`
 */
export function mayWriteLanguage(user: unknown, locale: unknown, ...roles: StaffRole[]): boolean {
  if (hasRole(user, ...roles)) return true
  return hasRole(user, 'translator') && readLanguages(user).some((own) => own === locale)
}

/** The languages of a translator's account. */
function readLanguages(user: unknown): Locale[] {
  if (typeof user !== 'object' || user === null || !('languages' in user)) return []
  const own = Array.isArray(user.languages) ? user.languages : []
  return own.filter((locale): locale is Locale => isOneOf(locales, locale))
}
