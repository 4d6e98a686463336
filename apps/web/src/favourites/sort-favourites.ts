import type { FavouriteCard } from '@kindred/contracts/favourites'

export const favouriteSorts = ['newest', 'name', 'price', 'available'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** The order an address asks for; the newest first without one. */
export function readFavouriteSort(value: string | string[] | undefined): FavouriteSort {
  return favouriteSorts.find((sort) => sort === value) ?? 'newest'
}

/**
 * Favourites in another order; those that are alike in it stay as they came, the newest first. Who cannot be had now comes
 * last by price, and who has none last of all.
 *
 * @param language BCP 47, for names
 */
export function sortFavourites<Card extends Pick<FavouriteCard, 'name' | 'offered' | 'fromPrice'>>(
  cards: readonly Card[],
  sort: FavouriteSort,
  language: string,
): Card[] {
  const names = new Intl.Collator(language)
  const price = ({ offered, fromPrice }: Card) =>
    fromPrice ? fromPrice.amountMinor + (offered ? 0 : 1e12) : Number.POSITIVE_INFINITY
  switch (sort) {
    case 'newest':
      return [...cards]
    case 'name':
      return cards.toSorted((a, b) => names.compare(a.name, b.name))
    case 'price':
      return cards.toSorted((a, b) => (price(a) === price(b) ? 0 : price(a) - price(b)))
    case 'available':
      return cards.toSorted((a, b) => Number(b.offered) - Number(a.offered))
  }
}
