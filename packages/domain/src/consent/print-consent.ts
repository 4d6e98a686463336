import {
  consentCategories,
  consentCookieName,
  consentDays,
  consentVersion,
  type OptionalCategory,
} from './consent-categories.ts'

/**
 * The cookie for a choice, as `document.cookie` takes it. It names no person and no browser: only what was chosen, when,
 * and to which version of the words.
 */
export function printConsent(
  approved: readonly OptionalCategory[],
  { at, isHttps }: { at: Date; isHttps: boolean },
): string {
  const isApproved = (category: (typeof consentCategories)[number]) =>
    category === 'cookie_cat_necessary' || approved.includes(category)
  const value = {
    consents_approved: consentCategories.filter(isApproved),
    consents_denied: consentCategories.filter((category) => !isApproved(category)),
    timestamp: at.toISOString(),
    consent_version: consentVersion,
  }
  const flags = `; path=/; max-age=${consentDays * 86_400}; samesite=lax${isHttps ? '; secure' : ''}`
  return `${consentCookieName}=${encodeURIComponent(JSON.stringify(value))}${flags}`
}
