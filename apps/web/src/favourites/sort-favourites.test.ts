import { expect, it } from 'vitest'
import { readFavouriteSort, sortFavourites } from './sort-favourites.ts'

const card = (name: string, amountMinor: number | null, offered = true) => ({
  name,
  offered,
  fromPrice: amountMinor === null ? null : { amountMinor, currency: 'EUR' },
})
const cards = [
  card('Zeno', 500),
  card('Åge', null, false),
  card('Bo', 300, false),
  card('Anselm', 400),
  card('Cai', null, false),
]
const names = (...given: Parameters<typeof sortFavourites<(typeof cards)[number]>>) =>
  sortFavourites(...given).map(({ name }) => name)

it('PAGE-27 sorts favourites by when they were saved, name, price and whether they can be had', () => {
  expect(names(cards, 'newest', 'en-GB')).toEqual(['Zeno', 'Åge', 'Bo', 'Anselm', 'Cai'])
  expect(names(cards, 'name', 'en-GB')).toEqual(['Åge', 'Anselm', 'Bo', 'Cai', 'Zeno'])
  expect(names(cards, 'name', 'da-DK')).toEqual(['Anselm', 'Bo', 'Cai', 'Zeno', 'Åge'])
  expect(names(cards, 'price', 'en-GB')).toEqual(['Anselm', 'Zeno', 'Bo', 'Åge', 'Cai'])
  expect(names(cards, 'available', 'en-GB')).toEqual(['Zeno', 'Anselm', 'Åge', 'Bo', 'Cai'])
})

it('PAGE-27 reads the order from the address, and no other', () => {
  expect(readFavouriteSort('price')).toBe('price')
  for (const wrong of [undefined, '', 'drop table', ['price', 'name'], 'constructor'])
    expect(readFavouriteSort(wrong)).toBe('newest')
})
