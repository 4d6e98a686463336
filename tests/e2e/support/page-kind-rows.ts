import type { PageKind } from '../../../packages/content/src/config/page-kinds.ts'

/** A row of the ledger that names a kind of page, where the demo world shows one, and what must stand on it. */
export type PageKindRow = {
  row: string
  kind: PageKind
  path: string
  /** The heading: of the editor, or of the application where that brings its own. */
  heading: string | RegExp
  /** Words of the editor, before and after the application. */
  words: string[]
  /** What only the application of the kind shows: a role and a name. */
  shows?: [
    role: 'link' | 'textbox' | 'button' | 'list' | 'article' | 'navigation' | 'region',
    name: string | RegExp,
  ][]
}

const shop = '/en-gb/dk-shop/private'
const kinds = `${shop}/demo/kinds`
const account = '/en-gb/account'

/** Pages that everybody sees. */
export const publicRows: PageKindRow[] = [
  {
    row: 'PAGE-07',
    kind: 'StandardPage',
    path: `${shop}/about-us/`,
    heading: 'About us',
    words: ['What we believe', 'For whom'],
    shows: [['link', 'Read how to order']],
  },
  {
    row: 'PAGE-08',
    kind: 'VisitorHomePage',
    path: `${shop}/`,
    heading: /./,
    words: [],
    shows: [['link', /donor/i]],
  },
  {
    row: 'PAGE-37',
    kind: 'SearchEggDonorPage',
    path: `${shop}/find-an-egg-donor/`,
    heading: 'Find an egg donor',
    words: ['for treatment in Denmark'],
  },
  {
    row: 'PAGE-38',
    kind: 'SearchSpermDonorPage',
    path: `${shop}/find-a-sperm-donor/`,
    heading: 'Find a sperm donor',
    words: ['for treatment in Denmark', 'Motility (MOT)'],
  },
  {
    row: 'PAGE-39',
    kind: 'ResetPasswordPage',
    path: `${account}/reset-password/`,
    heading: 'A new password',
    words: ['The link in our mail is good for one use.'],
    shows: [['textbox', 'E-mail address']],
  },
  {
    row: 'PAGE-44',
    kind: 'NewsletterSettingsPage',
    path: `${kinds}/newsletter-settings/`,
    heading: 'Newsletter settings',
    words: ['Ending takes one press and no reason.'],
  },
  {
    row: 'PAGE-45',
    kind: 'StandalonePaymentPage',
    path: `${kinds}/pay-from-a-letter/`,
    heading: 'Pay from a letter',
    words: ['For an amount from a letter of ours, without signing in.'],
  },
  {
    row: 'PAGE-47',
    kind: 'DonorProfilePage',
    path: `${shop}/donor/K1944/`,
    heading: /./,
    words: ['Straws', 'Three generations of health', 'Genetics, in plain words', 'For your keeping'],
    shows: [['button', 'Add to basket']],
  },
  {
    row: 'CRT-01',
    kind: 'CreateNewAccountPage',
    path: `${shop}/create-an-account/`,
    heading: 'Create an account',
    words: ['Looking around needs none.'],
    shows: [
      ['textbox', 'First and last name'],
      ['button', 'Create account'],
    ],
  },
  {
    row: 'CRT-02',
    kind: 'CountryAndResidencePage',
    path: `${kinds}/where-you-live-and-where-you-are-treated/`,
    heading: 'Where you live and where you are treated',
    words: ['Country of treatment', 'Country you live in'],
    shows: [['link', 'with its source']],
  },
  {
    row: 'CRT-04',
    kind: 'CreateAccountResultPage',
    path: `${kinds}/look-in-your-mail/`,
    heading: 'Look in your mail',
    words: ['What happens next', 'Follow the link', 'No mail?'],
  },
  {
    row: 'CRT-05',
    kind: 'HomeOrClinicTreatmentPage',
    path: `${kinds}/at-home-or-at-a-clinic/`,
    heading: 'At home or at a clinic',
    words: ['The clinic receives the tank, thaws the straw and treats you.'],
    shows: [['link', 'receiving a tank']],
  },
  {
    row: 'CRT-06',
    kind: 'ChoosingCountryInfoPage',
    path: `${kinds}/choosing-a-country/`,
    heading: 'Choosing a country',
    words: ['Why we ask', 'What changes with the country?'],
  },
  {
    row: 'CRT-07',
    kind: 'HomeAndClinicInfoPage',
    path: `${kinds}/what-differs-at-home-and-at-a-clinic/`,
    heading: 'What differs at home and at a clinic',
    words: ['Papers and tank'],
  },
  {
    row: 'CRT-08',
    kind: 'PrivateInfoPage',
    path: `${kinds}/an-account-for-yourself/`,
    heading: 'An account for yourself',
    words: ['a family place that stays yours for siblings'],
    shows: [['link', 'Create an account']],
  },
  {
    row: 'CRT-09',
    kind: 'ProfessionalInfoPage',
    path: `${kinds}/an-account-for-a-clinic/`,
    heading: 'An account for a clinic',
    words: ['batch papers for every straw, when you need them'],
    shows: [['link', 'For clinics']],
  },
  {
    row: 'DNR-02',
    kind: 'DonorApplicationPage',
    path: '/en-gb/dk-donor/apply-to-become-a-donor/',
    heading: 'Apply to become a donor',
    words: ['What an application leads to', 'You decide'],
  },
  {
    row: 'DNR-03',
    kind: 'DonorGuidePage',
    path: '/en-gb/dk-donor/being-a-donor/',
    heading: 'Being a donor',
    words: ['What donors ask first', 'Can I stop?'],
    shows: [['link', 'Apply to become a donor']],
  },
]

/** Pages of a customer who is signed in; those of private@demo.test, who has ordered before. */
export const accountRows: PageKindRow[] = [
  {
    row: 'PAGE-21',
    kind: 'AccountWelcomePage',
    path: `${account}/welcome/`,
    heading: 'Welcome',
    words: ['Your account is open.', 'Where to begin', 'Save favourites'],
    shows: [['link', 'Find a sperm donor']],
  },
  {
    row: 'PAGE-22',
    kind: 'AccountHomePage',
    path: `${account}/`,
    heading: /./,
    words: ['What needs you stands on top. Everything else can wait.', 'Recent orders'],
  },
  {
    row: 'PAGE-23',
    kind: 'DepositPage',
    path: `${account}/deposits/`,
    heading: 'Deposits',
    words: ['Storage is paid for the time you see.', 'stored'],
  },
  {
    row: 'PAGE-24',
    kind: 'AccountDepositPage',
    path: `${account}/longer-storage/`,
    heading: 'Longer storage',
    words: ['Storage can be extended by one, five or ten years', 'What longer storage costs', '€'],
  },
  {
    row: 'PAGE-25',
    kind: 'AccountDownloadPage',
    path: `${account}/your-papers/`,
    heading: 'Your papers',
    words: ['Invoices and batch papers belong to an order.'],
  },
  {
    row: 'PAGE-26',
    kind: 'AccountEjaculateInfoPage',
    path: `${account}/about-the-ejaculate/`,
    heading: 'About the ejaculate',
    words: [
      'Every straw comes from one ejaculate',
      'The batch number on a straw leads to its ejaculate',
      'Where your straws come from',
      'Moving after a test thaw',
    ],
    shows: [['link', 'What MOT means']],
  },
  {
    row: 'PAGE-27',
    kind: 'AccountFavoritesPage',
    path: `${account}/favourites/`,
    heading: 'Favourites',
    words: ['A favourite does not hold straws; a reservation does.', '5 saved', 'Waiting list'],
    shows: [['button', 'Remove Anselm from favourites']],
  },
  {
    row: 'PAGE-28',
    kind: 'AccountPregnanciesPage',
    path: `${account}/pregnancies/`,
    heading: 'Pregnancies',
    words: ['The law counts families, so we ask you to report a pregnancy.'],
  },
  {
    row: 'PAGE-29',
    kind: 'AccountQuotasPage',
    path: `${account}/family-places/`,
    heading: 'Family places',
    words: ['A place belongs to your family for good.', 'Denmark'],
  },
  {
    row: 'PAGE-30',
    kind: 'AccountReservationsPage',
    path: `${account}/reservations/`,
    heading: 'Reservations',
    words: ['Reserved straws are kept for the time you chose.'],
    shows: [['link', /Deposits/]],
  },
  {
    row: 'PAGE-31',
    kind: 'AccountSettingsPage',
    path: `${account}/settings/`,
    heading: 'Settings',
    words: ['Your name, your address, the country of your treatment'],
  },
  {
    row: 'PAGE-32',
    kind: 'AccountSubscriptionsPage',
    path: `${account}/subscriptions/`,
    heading: 'Subscriptions',
    words: ['A subscription shows extended profiles for the time you chose'],
    shows: [['link', /Orders/]],
  },
  {
    row: 'PAGE-33',
    kind: 'AccountContentTypePage',
    path: `${account}/good-to-know/`,
    heading: 'Good to know',
    words: ['After an order', 'When does my parcel leave?'],
  },
  {
    row: 'PAGE-34',
    kind: 'AccountOnlinePaymentInformationPage',
    path: `${account}/pay-an-open-amount/`,
    heading: 'Pay an open amount',
    words: ['An amount we sent you a request for'],
  },
  {
    row: 'PAGE-35',
    kind: 'AccountOnlinePaymentSuccessPage',
    path: `${account}/the-amount-is-paid/`,
    heading: 'The amount is paid',
    words: ['Shown after an open amount was paid and confirmed.'],
  },
  {
    row: 'PAGE-36',
    kind: 'AccountOnlinePaymentFailurePage',
    path: `${account}/the-amount-is-still-open/`,
    heading: 'The amount is still open',
    words: ['Nothing was taken.'],
  },
  {
    row: 'TANK-01',
    kind: 'NitrogenTankReturnPage',
    path: `${account}/send-the-tank-back/`,
    heading: 'Send the tank back',
    words: ['Postage is paid', 'How it goes back', 'Turn the label'],
  },
]
