'use client'

import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { useId, useState } from 'react'
import { type IslandTexts, useTexts } from '../checkout/island-texts.ts'
import { BasketDialog } from './basket-dialog.tsx'

type RenewDepositProps = {
  deposit: { id: string; kind: 'stored' | 'reserved'; shopCode: string }
  /** Each with its words, ready to read. */
  periods: { months: number; title: string; until: string; price: string }[]
  title: string
  /** Its last day, as it is read. */
  date: string
  locale: string
  basketPath: string
  /** `account.deposits`, and what a refusal may say. */
  texts: IslandTexts
}

const lineOf = { stored: 'storageRenewalPeriod', reserved: 'reservationRenewalPeriod' } as const

/** Chooses a period more for what is kept. */
export function RenewDeposit(props: RenewDepositProps) {
  const { deposit, periods, title, date, locale, basketPath, texts } = props
  const id = useId()
  const t = useTexts(texts)
  const [months, setMonths] = useState(periods[0]?.months ?? 0)
  return (
    <BasketDialog
      open={t('account.deposits.renew')}
      title={title}
      description={t('account.deposits.renewText', { date })}
      basket={{ shopCode: deposit.shopCode, locale, path: basketPath }}
      t={t}
      language={texts.language}
      makeLine={() => ({
        lineHandlingType: lineOf[deposit.kind],
        depositId: deposit.id,
        periodMonths: months,
        quantity: 1,
      })}
    >
      <fieldset className="k-stack">
        <legend className="k-visually-hidden">{t('checkout.reservation.legend')}</legend>
        {periods.map((period) => (
          <RadioCard
            key={period.months}
            id={`${id}-${period.months}`}
            name="months"
            title={period.title}
            aside={period.price}
            checked={period.months === months}
            onChange={() => setMonths(period.months)}
          >
            {period.until}
          </RadioCard>
        ))}
      </fieldset>
    </BasketDialog>
  )
}
