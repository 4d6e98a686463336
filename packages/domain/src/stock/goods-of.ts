/** What lies in a tank, as people count it: straws, lots of eggs, embryos. */
export const goodsKinds = ['straws', 'eggs', 'embryos'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** The kind of goods of a stock item, by its straw type (`eggLot` and `embryo` among them). */
export function goodsOf(strawType: string): GoodsKind {
  if (strawType === 'eggLot') return 'eggs'
  return strawType === 'embryo' ? 'embryos' : 'straws'
}
