export type AccountPlace = {
  shopCode: string
  defaultLanguage: string
  treatmentCountryCode: string | null
}

/**
 * LOC-48: the account names another shop or another language than the page. The country is not compared, whatever the
 * title says: it follows the account's settings when they are applied.
 *
 * @param at of the page; `locale` as in its path
 */
export function hasMismatch(account: AccountPlace, at: { shopCode: string; locale: string }): boolean {
  return account.shopCode !== at.shopCode || account.defaultLanguage.toLowerCase() !== at.locale
}
