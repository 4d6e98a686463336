export const accountPages = [
  'overview',
  'orders',
  'deposits',
  'familyPlaces',
  'faceMatching',
  'favourites',
  'genetics',
  'security',
] as const
export type AccountPage = (typeof accountPages)[number]

const segments: Record<AccountPage, string> = {
  overview: '',
  orders: 'orders/',
  deposits: 'deposits/',
  familyPlaces: 'family-places/',
  faceMatching: 'face-matching/',
  favourites: 'favourites/',
  genetics: 'genetics/',
  security: 'security/',
}

/** `/en-gb/account/orders/` and, with `rest`, `/en-gb/account/orders/7E82-QFB0-AYPZ/`. */
export const accountPath = (locale: string, page: AccountPage, rest = ''): string =>
  `/${locale}/account/${segments[page]}${rest && `${encodeURIComponent(rest)}/`}`

/** The texts that name them. */
export const accountPageTitles: Record<AccountPage, string> = {
  overview: 'account.menu.overview',
  orders: 'account.menu.orders',
  deposits: 'account.menu.deposits',
  familyPlaces: 'account.menu.familyPlaces',
  faceMatching: 'faces.title',
  favourites: 'account.menu.favourites',
  genetics: 'genetics.title',
  security: 'identity.security.title',
}
