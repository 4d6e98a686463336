type ShopChoice = { value: string; isDefault: boolean }

/** LOC-39: the shop at hand where it serves the country, else the default one, else the first; null when none does. */
export function chooseShop<T extends ShopChoice>(shops: readonly T[], current: string): T | null {
  return (
    shops.find(({ value }) => value === current) ??
    shops.find(({ isDefault }) => isDefault) ??
    shops[0] ??
    null
  )
}
