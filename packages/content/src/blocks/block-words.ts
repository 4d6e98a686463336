import type { Money } from '@kindred/domain/money'

/** What blocks need to speak the visitor's language; the app makes it. */
export type BlockWords = {
  t: (key: string, values?: Record<string, string | number | Date>) => string
  /** A language tag such as `en-GB`, for what the browser prints itself. */
  language?: string
  nameCountry: (code: string) => string
  /** A calendar date, `yyyy-MM-dd`. */
  formatDate: (date: string) => string
  formatMoney: (money: Money) => string
}
