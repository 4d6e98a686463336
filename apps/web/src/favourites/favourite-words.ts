import 'server-only'
import { cache } from 'react'
import { getTexts } from '../texts/get-texts.ts'

/** What a heart may say, unfinished: `{name}` is the donor’s. */
export type FavouriteWords = {
  add: string
  remove: string
  signIn: string
  added: string
  removed: string
  list: string
  needsAccount: string
  needsAccountText: string
  signInAction: string
  createAction: string
  errors: Record<string, string>
}

/** The same object for all hearts of a page, so that it is sent once. */
export const readFavouriteWords = cache(async (locale: string): Promise<FavouriteWords> => {
  const { group } = await getTexts(locale)
  return {
    ...(group('favourites.heart') as Omit<FavouriteWords, 'errors'>),
    errors: group('favourites.errors'),
  }
})

export type HeartPlace = {
  shopCode: string
  locale: string
  /** Where to come back to after signing in. */
  path: string
  accountHref: string
  createHref: string
}

export const readHeartPlace = cache(
  (locale: string, shopCode: string, path: string): HeartPlace => ({
    locale,
    shopCode,
    path,
    accountHref: `/${locale}/account/favourites/`,
    createHref: `/${locale}/account/create-account/`,
  }),
)
