import type { Reference } from '@kindred/content/reference/reference.ts'
import type { PathOptions } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'

/** Which shops are open and which languages each speaks: what a path is read with. */
export function pathOptions(reference: Reference): Required<PathOptions> {
  const shops = [...reference.shops.values()]
  return {
    shopCodes: shops.map((shop) => shop.code),
    shopLanguages: Object.fromEntries(
      shops.map((shop) => [shop.code, shop.languages.map(({ locale }) => locale as Locale)]),
    ),
  }
}
