import type { Reference } from '@kindred/content/reference/reference.ts'
import { clientTypes, type Locale, locales } from '@kindred/domain/vocabulary'
import { isFindable } from '../content/is-findable.ts'
import { pathOf, type SiteTree } from '../content/site-tree.ts'

/** A page in one language, with its address in each language it is really published in (itself among them). */
export type Address = { path: string; languages: readonly { locale: Locale; path: string }[] }

/**
 * What search engines should know of the site in a language: every page that is published in it, in each shop that speaks
 * it, for each kind of visitor. Not what is shown there through fallback, what is kept from search engines, what stands on
 * personal surfaces (checkout, account), nor pages that show one thing of many and are none without it.
 */
export function listAddresses(reference: Reference, tree: SiteTree, locale: Locale): Address[] {
  const places = [...reference.shops.values()].flatMap((shop) =>
    shop.languages.some((one) => one.locale === locale)
      ? clientTypes.map((visitorType) => ({
          place: { area: 'shop' as const, locale, shopCode: shop.code, visitorType, rest: [] },
          spoken: shop.languages.map((one) => one.locale as Locale),
        }))
      : [],
  )
  const found = new Map<string, Address>()
  for (const node of tree.byId.values()) {
    if (!node.texts[locale] || !isFindable(node)) continue
    for (const { place, spoken } of places) {
      const path = pathOf(tree, node, place)
      if (!path || found.has(path)) continue
      const languages = spoken.flatMap((other) => {
        const there = node.texts[other] && pathOf(tree, node, { ...place, locale: other })
        return there ? [{ locale: other, path: there }] : []
      })
      found.set(path, { path, languages })
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Languages that any shop speaks, in the order of the product. */
export function listSpoken(reference: Reference): Locale[] {
  const spoken = new Set(
    [...reference.shops.values()].flatMap(({ languages }) => languages.map((one) => one.locale)),
  )
  return locales.filter((locale) => spoken.has(locale))
}
