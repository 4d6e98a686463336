import type { SiteArea } from '@kindred/domain/vocabulary'

/** Where editors put blocks: `main` stands before the application of the kind, `below` after it. */
export type Region = 'main' | 'below'

/**
 * What a kind brings beside its editable parts.
 * - `page`: drawn on the page itself, such as a search or a list of posts
 * - `checkout`, `account`: a surface of its own that stands at `path` there; the page stands at that address
 * - `later`: its records are not kept yet; the page says so and whom to ask
 */
export type Application =
  | { readonly at: 'page' | 'later' }
  | { readonly at: 'checkout' | 'account'; readonly path: string }

export type PageKindEntry = {
  readonly siteArea: SiteArea
  readonly regions: readonly Region[]
  readonly application: Application | null
  /** Search engines and statistics stay away (PAGE-39, PAGE-40). */
  readonly isHidden?: true
}

const words: readonly Region[] = ['main']
const around: readonly Region[] = ['main', 'below']
const editable = (siteArea: SiteArea = 'shop') => ({ siteArea, regions: words, application: null }) as const
const drawn = (siteArea: SiteArea = 'shop') =>
  ({ siteArea, regions: around, application: { at: 'page' } }) as const
const checkout = (path: string) =>
  ({ siteArea: 'shop', regions: around, application: { at: 'checkout', path } }) as const
const account = (path: string) =>
  ({ siteArea: 'account', regions: around, application: { at: 'account', path } }) as const
const later = (siteArea: SiteArea = 'account') =>
  ({ siteArea, regions: around, application: { at: 'later' } }) as const

/**
 * Every page kind: PAGE-07 to PAGE-47 and CRT-01 to CRT-09, BLOG-01 to BLOG-03, DNR-02, DNR-03, TANK-01. Kinds whose name
 * the specification does not show are named in its manner. The key is stored; the web loads the kind’s folder by it.
 */
export const pageKindTable = {
  StandardPage: editable(),
  VisitorHomePage: editable(),
  LeftNavigationPage: drawn(),
  LeftNavigationSubPage: drawn(),
  BasketPage: checkout('basket'),
  EmbryoPage: checkout('embryo'),
  GeneticMatchingInformationPage: checkout('genetic-matching-information'),
  ReservationTimePage: checkout('reservation'),
  InformationPage: checkout('information'),
  ShippingPage: checkout('shipping'),
  OrderSummaryPage: checkout('order-summary'),
  PaymentPage: checkout('payment'),
  PaymentSuccessfulPage: checkout('success'),
  PaymentFailurePage: checkout('failure'),
  AccountWelcomePage: editable('account'),
  AccountHomePage: account(''),
  DepositPage: account('deposits'),
  AccountDepositPage: later(),
  AccountDownloadPage: later(),
  AccountEjaculateInfoPage: drawn('account'),
  AccountFavoritesPage: account('favourites'),
  AccountPregnanciesPage: later(),
  AccountQuotasPage: account('family-places'),
  AccountReservationsPage: drawn('account'),
  AccountSettingsPage: later(),
  AccountSubscriptionsPage: drawn('account'),
  AccountContentTypePage: editable('account'),
  AccountOnlinePaymentInformationPage: later(),
  AccountOnlinePaymentSuccessPage: later(),
  AccountOnlinePaymentFailurePage: later(),
  SearchEggDonorPage: drawn(),
  SearchSpermDonorPage: drawn(),
  ResetPasswordPage: { ...account('reset-password'), isHidden: true },
  NotFoundPage: { ...editable('other'), isHidden: true },
  ServerErrorPage: { ...editable('other'), isHidden: true },
  TermsPage: editable(),
  PrivacyPage: editable(),
  KnownPositiveCarrierPage: editable(),
  NewsletterSettingsPage: later('shop'),
  StandalonePaymentPage: drawn(),
  DonorProfilePage: drawn(),
  CreateNewAccountPage: drawn(),
  CountryAndResidencePage: editable(),
  TwoStepVerificationPage: drawn(),
  CreateAccountResultPage: editable(),
  HomeOrClinicTreatmentPage: editable(),
  ChoosingCountryInfoPage: editable(),
  HomeAndClinicInfoPage: editable(),
  PrivateInfoPage: editable(),
  ProfessionalInfoPage: editable(),
  BlogOverviewPage: drawn(),
  BlogPostPage: drawn(),
  BlogTagOverviewPage: drawn(),
  DonorApplicationPage: later('donationCountry'),
  DonorGuidePage: editable('donationCountry'),
  NitrogenTankReturnPage: later(),
} as const satisfies Record<string, PageKindEntry>

export type PageKind = keyof typeof pageKindTable
export const pageKinds = Object.keys(pageKindTable) as PageKind[]

/** What is known of a kind; null for one that is not ours (PAGE-05). */
export function describeKind(kind: string): PageKindEntry | null {
  return Object.hasOwn(pageKindTable, kind) ? pageKindTable[kind as PageKind] : null
}

/** Kinds of which one page shows many things, each named by one more segment: a donor’s code, a tag. */
export const kindsWithParameter: readonly string[] = ['DonorProfilePage', 'BlogTagOverviewPage']
