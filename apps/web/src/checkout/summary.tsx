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
  shipping?: Pick<Checkout, 'shippingPrice' | 'shippingNet' | 'tax' | 'total'>
  /** Whether anything leaves the bank. */
  ships: boolean
}

/** What it costs, kind by kind, and the total; to a business without tax, which is a line of its own (domain rules 4). */
export function Summary({ basket, t, language, shipping, ships }: SummaryProps) {
  const { currency, isBusiness } = basket
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency }, language)
  const country = basket.treatmentCountry ? nameCountry(basket.treatmentCountry, language) : 'none'
  const lines = sumLines(basket.lines, isBusiness).map(({ kind, amountMinor, count }) => ({
    key: kind,
    term: t(`basket.sums.${kind}`, { count, country }),
    value: print(amountMinor),
  }))
  const price = isBusiness ? shipping?.shippingNet : shipping?.shippingPrice
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
            value: print(-(isBusiness ? discount.net : discount.amount).amountMinor),
          },
        ]
      : []
  const total = (shipping?.total ?? basket.total).amountMinor
  const tax = (shipping?.tax ?? basket.tax).amountMinor
  const vat = isBusiness && tax > 0 ? [{ key: 'vat', term: t('basket.sums.vat'), value: print(tax) }] : []
  const note =
    tax === 0
      ? t('basket.sums.noTax')
      : isBusiness
        ? t('basket.sums.net')
        : t('basket.sums.tax', { tax: print(tax) })
  return (
    <SummaryList
      lines={[...lines, ...taken, ...(ships ? [delivery] : []), ...vat]}
      total={{ term: t('basket.sums.total'), value: print(total) }}
      note={note}
    />
  )
}
