export const accountPages = [
  'overview',
  'orders',
  'deposits',
  'familyPlaces',
  'faceMatching',
  'favourites',
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
  security: 'security/',
}

/** `/en-gb/account/orders/` and, with `rest`, `/en-gb/account/orders/7E82-QFB0-AYPZ/`. */
export const accountPath = (locale: string, page: AccountPage, rest = ''): string =>
  `/${locale}/account/${segments[page]}${rest && `${encodeURIComponent(rest)}/`}`
