/** ANA-01: what visitors may agree to, as `CookieInformationConsent` names it. */
export const consentCategories = [
  'cookie_cat_functional',
  'cookie_cat_statistic',
  'cookie_cat_marketing',
] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** The event that the consent dialog sends when a choice was made or changed. */
export const consentEvent = 'CookieInformationConsentGiven'

/**
 * Whether the visitor agreed to a category. No cookie, or one that cannot be read, is no agreement.
 *
 * @param cookies as `document.cookie` gives them; the value is JSON with `consents_approved`
 */
export function readConsent(cookies: string, category: ConsentCategory): boolean {
  const value = /(?:^|;\s*)CookieInformationConsent=([^;]*)/.exec(cookies)?.[1]
  if (!value) return false
  try {
    const { consents_approved: approved } = JSON.parse(decodeURIComponent(value)) as {
      consents_approved?: unknown
    }
    return Array.isArray(approved) && approved.includes(category)
  } catch {
    return false
  }
}
