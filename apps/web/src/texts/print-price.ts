import type { Money } from '@kindred/domain/money'
import { isShownWithTax } from '@kindred/domain/prices/show-amount'
import type { ClientType } from '@kindred/domain/vocabulary'
import { formatMoney } from './format-money.ts'

type Words = { t: (key: string, values?: Record<string, string>) => string; language: string }

/** A price as its reader expects it: to a professional with the word that tax comes on top (domain rules 4). */
export function printPrice({ t, language }: Words, price: Money, reader: ClientType): string {
  const printed = formatMoney(price, language)
  return isShownWithTax(reader) || price.amountMinor === 0
    ? printed
    : t('common.withoutTax', { price: printed })
}

/** What stands above or beside several prices, with that word said once for all of them. */
export const titlePrices = (t: Words['t'], title: string, reader: ClientType): string =>
  isShownWithTax(reader) ? title : t('common.titleWithoutTax', { title })
