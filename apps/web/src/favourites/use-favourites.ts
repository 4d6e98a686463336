'use client'

import { useEffect, useState } from 'react'
import type { FavouriteKeeper, FavouriteState } from './favourite-keeper.ts'
import type { FavouritePlace } from './open-favourites.ts'

const unknown: FavouriteState = { status: 'loading', kept: new Set(), cards: null }

let loading: Promise<typeof import('./open-favourites.ts')> | undefined

/** Asked for by the first of many hearts. */
const load = () => {
  loading ??= import('./open-favourites.ts')
  return loading
}

/** The one keeper of the page, for what was pressed before it was there; null when the network was away. */
export const awaitKeeper = (place: FavouritePlace): Promise<FavouriteKeeper | null> =>
  load()
    .then(({ openFavourites }) => openFavourites(place))
    .catch(() => {
      loading = undefined
      return null
    })

/** The favourites of whoever is signed in. What keeps them comes after the page: nobody needs it in order to read. */
export function useFavourites({ shopCode, locale }: FavouritePlace): {
  state: FavouriteState
  keeper: FavouriteKeeper | null
} {
  const [keeper, setKeeper] = useState<FavouriteKeeper | null>(null)
  const [state, setState] = useState(unknown)
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    void awaitKeeper({ shopCode, locale }).then((opened) => {
      // Without one, hearts stay off on this page, and the next one asks again.
      if (isOver || !opened) return
      stop = opened.subscribe(() => setState(opened.read()))
      setKeeper(opened)
      setState(opened.read())
    })
    return () => {
      isOver = true
      stop()
    }
  }, [shopCode, locale])
  return { state, keeper }
}
