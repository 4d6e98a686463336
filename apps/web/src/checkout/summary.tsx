'use client'

import type { Basket } from '@kindred/contracts/basket'
import type { Checkout } from '@kindred/contracts/checkout'
import { SummaryList } from '@kindred/ui/summary-list/summary-list'
import { formatMoney } from '../texts/format-money.ts'
import type { Translate } from './island-texts.ts'
import { sumLines } from './sum-lines.ts'
import { nameCountry } from './tell-failure.ts'

type SummaryProps = {
  basket: Basket
  t: Translate
  language: string
  /** What a step knows beyond the basket. */
  shipping?: Pick<Checkout, 'shippingPrice' | 'tax' | 'total'>
  /** Whether anything leaves the bank. */
  ships: boolean
  /** To a business the sum without tax is said as well (domain rules 4). */
  isBusiness: boolean
}

/** What it costs, kind by kind, and the total. */
export function Summary({ basket, t, language, shipping, ships, isBusiness }: SummaryProps) {
  const { currency } = basket
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency }, language)
  const country = basket.treatmentCountry ? nameCountry(basket.treatmentCountry, language) : 'none'
  const lines = sumLines(basket.lines).map(({ kind, amountMinor, count }) => ({
    key: kind,
    term: t(`basket.sums.${kind}`, { count, country }),
    value: print(amountMinor),
  }))
  const price = shipping?.shippingPrice
  const delivery = {
    key: 'delivery',
    term: t('basket.sums.delivery'),
    value: !price
      ? t('basket.sums.later')
      : price.amountMinor === 0
        ? t('basket.sums.free')
        : print(price.amountMinor),
    quiet: !price,
  }
  const { discount } = basket
  const taken =
    discount && discount.amount.amountMinor > 0
      ? [
          {
            key: 'discount',
            term: t('basket.sums.discount', { code: discount.code }),
            value: print(-discount.amount.amountMinor),
          },
        ]
      : []
  const total = (shipping?.total ?? basket.total).amountMinor
  const tax = (shipping?.tax ?? basket.tax).amountMinor
  const net = t('basket.sums.net', { net: print(total - tax), tax: print(tax) })
  const note =
    tax === 0 ? t('basket.sums.noTax') : isBusiness ? net : t('basket.sums.tax', { tax: print(tax) })
  return (
    <SummaryList
      lines={[...lines, ...taken, ...(ships ? [delivery] : [])]}
      total={{ term: t('basket.sums.total'), value: print(total) }}
      note={note}
    />
  )
}
