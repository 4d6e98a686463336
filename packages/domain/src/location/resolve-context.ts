import type { ClientType, CustomerType, DonationType, Locale, SiteArea } from '../vocabulary.ts'
import { matchBrowserLocale } from './match-locale.ts'
import { classifyArea, parsePath, type SitePlace } from './path.ts'

/** What the location cookie keeps (LOC-10), as far as the decision needs it. */
export type LocationCookie = {
  readonly shopCode: string | null
  readonly country: string | null
  /** A state of that country. */
  readonly treatmentState: string | null
  readonly language: Locale | null
  readonly customerType: CustomerType | null
  readonly donationCountry: string | null
  readonly donationLanguage: Locale | null
  readonly donationType: DonationType | null
  readonly isRedirectFromLandingPage: boolean
}

/** The saved settings of a signed-in customer (ACC-01). */
export type UserLocation = {
  readonly clientType: ClientType
  readonly shopCode: string | null
  readonly country: string | null
  readonly language: Locale | null
}

/** A professional's own country and legal department, and the shops that country has (LOC-31, LOC-32). */
export type ProfessionalAccount = {
  readonly country: string
  readonly shopCode: string | null
  readonly countryShops: readonly { readonly shopCode: string; readonly isDefaultShop: boolean }[]
}

export type ContextQuestion = {
  readonly path: string
  readonly user: UserLocation | null
  readonly professional: ProfessionalAccount | null
  readonly cookie: LocationCookie | null
  /** The `ip-country` header of a trusted proxy, ISO 3166 alpha-2. */
  readonly ipCountry: string | null
  readonly acceptLanguage: string | null
  readonly ip: string | null
  /** LOC-26: cookie, network and browser then say nothing. */
  readonly isCrawler?: boolean
  /** LOC-60: what the page or a setting says of the customer, before the account does. */
  readonly configuredCustomerType?: CustomerType | null
  readonly shopCodes?: readonly string[]
  readonly shopLanguages?: Readonly<Record<string, readonly Locale[]>>
}

/** The decision, with null where no source says anything; the location lookup then fills its defaults. */
export type LocationContext = {
  readonly area: SiteArea
  readonly shopCode: string | null
  readonly country: string | null
  readonly language: Locale | null
  readonly donationCountry: string | null
  readonly donationLanguage: Locale | null
  readonly donationType: DonationType
  /** The language the page is shown in (LOC-22). */
  readonly pageLanguage: Locale | null
  readonly customerType: CustomerType
  /** Of `country`; empty where that does not come from the cookie. */
  readonly treatmentState: string
  readonly ip: string | null
  readonly isFromLandingPage: boolean
  /** LOC-25: the country and language of the cookie are to be saved into the customer's settings. */
  readonly shouldSaveToUser: boolean
}

/**
 * Where a visitor is, decided on the server (LOC-16 to LOC-26, LOC-31 to LOC-33, LOC-60). Shop: path, settings, cookie.
 * Country: settings, cookie, network. Language: path, settings, cookie, browser. Donation country: path, cookie, network.
 * A professional's country and shop come from the account; a private customer is treated in the country found here. A
 * cookie from the landing page is taken as it is. A crawler is where its path says.
 */
export function resolveContext(asked: ContextQuestion): LocationContext {
  const question = asked.isCrawler ? forgetVisitor(asked) : asked
  const { cookie, user, professional } = question
  const place = parsePath(question.path, question)
  const area = place?.area ?? classifyArea(question.path)
  const isFromLandingPage = cookie?.isRedirectFromLandingPage ?? false
  const shared = {
    area,
    donationType: cookie?.donationType ?? ('sperm' as const),
    customerType: chooseCustomerType(question, place),
    ip: question.ip,
    isFromLandingPage,
    shouldSaveToUser: isFromLandingPage && user?.clientType === 'private',
  }
  const showIn = (language: Locale | null, donationLanguage: Locale | null) =>
    area === 'donationCountry' ? (donationLanguage ?? language) : language

  if (cookie && isFromLandingPage) {
    const { shopCode, country, language, donationCountry, donationLanguage } = cookie
    return {
      ...shared,
      shopCode,
      country,
      treatmentState: cookie.treatmentState ?? '',
      language,
      donationCountry,
      donationLanguage,
      pageLanguage: showIn(language, donationLanguage),
    }
  }

  const ofAccount = user?.clientType === 'professional' ? professional : null
  const shopCode = ofAccount
    ? chooseProfessionalShop(ofAccount)
    : ((place?.area === 'shop' ? place.shopCode : null) ?? user?.shopCode ?? cookie?.shopCode ?? null)
  const country = ofAccount?.country ?? user?.country ?? cookie?.country ?? question.ipCountry
  const treatmentState = (country !== null && country === cookie?.country && cookie.treatmentState) || ''
  const offered = shopCode === null ? undefined : question.shopLanguages?.[shopCode]
  const language =
    place?.locale ??
    user?.language ??
    cookie?.language ??
    matchBrowserLocale(question.acceptLanguage, offered) ??
    null
  const inDonorArea = place?.area === 'donationCountry' ? place : null
  const donationCountry = inDonorArea?.donationCountry ?? cookie?.donationCountry ?? question.ipCountry
  const donationLanguage = inDonorArea?.locale ?? cookie?.donationLanguage ?? null
  return {
    ...shared,
    shopCode,
    country,
    treatmentState,
    language,
    donationCountry,
    donationLanguage,
    pageLanguage: showIn(language, donationLanguage),
  }
}

function chooseCustomerType(question: ContextQuestion, place: SitePlace | null): CustomerType {
  return (
    question.configuredCustomerType ??
    question.user?.clientType ??
    (place?.area === 'shop' ? place.visitorType : question.cookie?.customerType) ??
    'anonymous'
  )
}

function forgetVisitor(question: ContextQuestion): ContextQuestion {
  return {
    ...question,
    user: null,
    professional: null,
    cookie: null,
    ipCountry: null,
    acceptLanguage: null,
  }
}

/** LOC-32: the account's shop when its country has it, else the country's default shop, else none. */
function chooseProfessionalShop(account: ProfessionalAccount): string | null {
  if (account.countryShops.some((shop) => shop.shopCode === account.shopCode)) return account.shopCode
  return account.countryShops.find((shop) => shop.isDefaultShop)?.shopCode ?? null
}
