'use client'

import { fillText } from '../texts/fill-text.ts'
import type { FavouritePlace } from './open-favourites.ts'
import { useFavourites } from './use-favourites.ts'

type FavouriteCountProps = {
  /** As the page was made: every favourite, and whether it can be had. */
  offered: Record<string, boolean>
  place: FavouritePlace
  text: string
}

/** How many favourites there are and how many of them can be had now; it goes on counting as hearts are pressed. */
export function FavouriteCount({ offered, place, text }: FavouriteCountProps) {
  const { state } = useFavourites(place)
  const fresh = (state.cards?.favourites ?? []).map((card) => [card.donorGuid, card.offered] as const)
  const known = { ...offered, ...Object.fromEntries(fresh) }
  const kept = Object.keys(known).filter((id) => state.status !== 'ready' || state.kept.has(id))
  const values = { count: kept.length, offered: kept.filter((id) => known[id]).length }
  return <p role="status">{fillText(text, values)}</p>
}
