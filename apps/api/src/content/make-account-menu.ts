import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { MenuItem } from '@kindred/contracts/content'
import type { Principal } from '@kindred/contracts/principal'
import { buildPath } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'

/** LAY-33: the places of the account, in the order they are needed. */
const places = ['home', 'orders', 'deposits', 'quotas', 'favorites', 'settings'] as const

/** The account's menu in a language. A clinic has the same places; what it sees there differs. */
export async function makeAccountMenu(locale: Locale, principal: Principal): Promise<MenuItem[]> {
  const texts = await loadTexts(locale)
  const names = texts.location
  const read = (place: string) => {
    const menu = typeof names === 'object' ? names.accountMenu : undefined
    const text = typeof menu === 'object' ? menu[place] : undefined
    return typeof text === 'string' ? text : place
  }
  const isB2B = principal.kind === 'customer' && principal.clientType === 'professional'
  return places.map((place) => ({
    id: place,
    title: read(place),
    url: buildPath({ area: 'account', locale, rest: place === 'home' ? [] : [place] }),
    children: [],
    isActive: false,
    isB2B,
    pageGuid: null,
    nameInUrl: place === 'home' ? '' : place,
  }))
}
