import type { Money } from '@kindred/domain/money'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { formatMoney } from '../texts/format-money.ts'
import type { Translate } from './island-texts.ts'

type PeriodChoiceProps = {
  /** The ids of the choices begin with it. */
  id: string
  /** Each with its last day in words. */
  options: readonly { months: number; price: Money; until: string }[]
  /** Null for none, undefined while nothing is chosen. */
  months: number | null | undefined
  onChoose: (months: number | null) => void
  /** Where a period is not needed: what is kept has its free days. */
  isOptional: boolean
  t: Translate
  language: string
}

/** For how long something is kept, each period with its price and its last day. */
export function PeriodChoice(props: PeriodChoiceProps) {
  const { id, options, months, onChoose, isOptional, t, language } = props
  return (
    <fieldset className="k-checkout__part">
      <legend>{t('checkout.reservation.legend')}</legend>
      {isOptional && (
        <RadioCard
          id={`${id}-none`}
          name="months"
          title={t('checkout.reservation.none')}
          checked={months === null}
          onChange={() => onChoose(null)}
        >
          {t('checkout.reservation.noneText')}
        </RadioCard>
      )}
      {options.map((option) => (
        <RadioCard
          key={option.months}
          id={`${id}-${option.months}`}
          name="months"
          title={t('checkout.reservation.months', { months: option.months })}
          aside={formatMoney(option.price, language)}
          checked={months === option.months}
          onChange={() => onChoose(option.months)}
        >
          {option.until}
        </RadioCard>
      ))}
    </fieldset>
  )
}
