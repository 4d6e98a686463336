import { sendInShop, watchSession } from '../browser/shop-client.ts'
import { readWorld } from '../browser/world.ts'
import { measure } from '../measurement/measure.ts'
import { FavouriteKeeper } from './favourite-keeper.ts'

export type FavouritePlace = { shopCode: string; locale: string }

let keeper: FavouriteKeeper | undefined

/** One keeper a page. It follows who is signed in from the first heart on. */
export function openFavourites({ shopCode, locale }: FavouritePlace): FavouriteKeeper {
  if (keeper) return keeper
  const world = readWorld()
  const made = new FavouriteKeeper({
    send: sendInShop(shopCode),
    locale,
    measure: (event) => measure({ event }, shopCode),
    report: (message) => {
      console.error(message)
      world.log('error', message)
    },
  })
  keeper = made
  watchSession(({ status, user }) => {
    if (status !== 'loading') void made.follow(user)
  })
  return made
}
