'use client'

import type { Basket } from '@kindred/contracts/basket'
import { Button } from '@kindred/ui/button/button'
import { IconButton } from '@kindred/ui/icon-button/icon-button'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useState } from 'react'
import type { Translate } from './island-texts.ts'
import { tellFailure } from './tell-failure.ts'
import type { CallFailure } from './use-action.ts'

type DiscountFieldProps = {
  basket: Basket
  t: Translate
  language: string
  busy: boolean
  /** Why the last code was refused. */
  failure: CallFailure | undefined
  onUse: (code: string) => void
  onDrop: (code: string) => void
}

/** A code and what became of it (BASK-24, BASK-25). Without a treatment country there is no call to ask with. */
export function DiscountField({ basket, t, language, busy, failure, onUse, onDrop }: DiscountFieldProps) {
  const [code, setCode] = useState('')
  const { discount } = basket
  if (!basket.treatmentCountry) return null
  if (discount)
    return (
      <div className="k-checkout__code">
        <p role="status" className={discount.problem ? 'k-field__error' : undefined}>
          {discount.problem
            ? tellFailure(t, language, { code: discount.problem })
            : t('basket.discount.used', { code: discount.code })}
        </p>
        <IconButton
          icon="trash"
          label={t('basket.discount.remove', { code: discount.code })}
          onClick={() => onDrop(discount.code)}
        />
      </div>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.trim()) onUse(code.trim())
  }
  return (
    <form method="post" className="k-checkout__code" onSubmit={submit} noValidate>
      <TextInput
        id="discount-code"
        name="discount-code"
        label={t('basket.discount.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={code}
        error={failure && tellFailure(t, language, failure)}
        onChange={(event) => setCode(event.target.value)}
        beside={
          <Button
            type="submit"
            variant="outlined"
            size="small"
            busy={busy}
            busyLabel={t('basket.discount.applying')}
          >
            {t('basket.discount.apply')}
          </Button>
        }
      />
    </form>
  )
}
