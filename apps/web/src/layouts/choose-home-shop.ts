import type { Shop } from '@kindred/contracts/location'

/**
 * A language belongs to the default shop where that speaks it, else to the first shop that does, else to the default one.
 *
 * @param locale as in paths, `de-de`
 */
export function chooseHomeShop(shops: readonly Shop[], locale: string): string {
  const speaks = ({ languages }: Shop) => languages.some(({ language }) => language.toLowerCase() === locale)
  const byDefault = shops.find(({ isDefaultShop }) => isDefaultShop)
  const chosen = byDefault && speaks(byDefault) ? byDefault : (shops.find(speaks) ?? byDefault)
  return chosen?.shopCode ?? 'dk'
}
