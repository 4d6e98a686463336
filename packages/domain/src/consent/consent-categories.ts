/** ANA-01, CONST-04: the cookie that holds what a visitor agreed to. */
export const consentCookieName = 'CookieInformationConsent'

/** Told to the page whenever a choice was made or changed. */
export const consentEvent = 'CookieInformationConsentGiven'

/** What a visitor may agree to, as the cookie names it. The first is needed for the pages to work and is not asked for. */
export const consentCategories = [
  'cookie_cat_necessary',
  'cookie_cat_functional',
  'cookie_cat_statistic',
  'cookie_cat_marketing',
] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Those a visitor chooses. */
export const optionalCategories = [
  'cookie_cat_functional',
  'cookie_cat_statistic',
  'cookie_cat_marketing',
] as const satisfies readonly ConsentCategory[]
export type OptionalCategory = (typeof optionalCategories)[number]

/** Of the words people agree to. A new number asks everybody again. */
export const consentVersion = 1

/** After a year people are asked again. */
export const consentDays = 365
