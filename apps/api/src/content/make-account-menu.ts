import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { MenuItem } from '@kindred/contracts/content'
import type { Principal } from '@kindred/contracts/principal'
import { buildPath } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import { createTranslator } from 'use-intl/core'
import { makeMenuItem } from './make-menu-item.ts'

/** LAY-33: the places of the account in the order they are needed: the segment of each, and the key of its name. */
const places = [
  ['', 'account.menu.overview'],
  ['orders', 'account.menu.orders'],
  ['deposits', 'account.menu.deposits'],
  ['family-places', 'account.menu.familyPlaces'],
  ['face-matching', 'faces.title'],
  ['favourites', 'account.menu.favourites'],
  ['genetics', 'genetics.title'],
  ['security', 'identity.security.title'],
] as const

/** What a shop offers beside its straws; a place for what it does not offer is not shown (FACE-09, GEN-01). */
export type AccountOffers = { hasFaceMatching: boolean; hasGeneticMatching: boolean }

/** The account's menu in a language. A clinic has the same places; what it sees there differs. */
export async function makeAccountMenu(
  locale: Locale,
  principal: Principal,
  offers: AccountOffers,
): Promise<MenuItem[]> {
  const t = createTranslator({ locale, messages: await loadTexts(locale) })
  const isB2B = principal.kind === 'customer' && principal.clientType === 'professional'
  const shown = places.filter(([segment]) => {
    if (segment === 'face-matching') return offers.hasFaceMatching
    return segment !== 'genetics' || offers.hasGeneticMatching
  })
  return shown.map(([segment, key]) =>
    makeMenuItem({
      id: segment || 'overview',
      title: t(key as never),
      url: buildPath({ area: 'account', locale, rest: segment ? [segment] : [] }),
      isB2B,
      nameInUrl: segment,
    }),
  )
}
