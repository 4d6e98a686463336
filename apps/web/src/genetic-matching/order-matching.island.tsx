'use client'

import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { BasketWarning } from '../basket-warning/basket-warning.lazy.tsx'
import { findWarningOf, type Warning } from '../basket-warning/find-warning.ts'
import type { WarningTexts } from '../basket-warning/pick-warning.ts'
import { addToBasket } from '../browser/add-to-basket.ts'

type OrderMatchingButtonProps = {
  shopCode: string
  locale: string
  basketHref: string
  /** `genetics.order` */
  texts: Record<string, string>
  warning: WarningTexts
}

const line = { lineHandlingType: 'geneticMatching' as const, quantity: 1 }

/** Puts genetic matching into the basket, or warns of what stands there (BASK-06). */
export function OrderMatchingButton({
  shopCode,
  locale,
  basketHref,
  texts,
  warning,
}: OrderMatchingButtonProps) {
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle')
  const [warned, setWarned] = useState<Warning | null>(null)
  const add = async () => {
    setState('adding')
    try {
      await addToBasket(shopCode, locale, [line])
      setState('added')
    } catch (error) {
      const found = findWarningOf(error, { lines: [line] })
      setWarned(found)
      setState(found ? 'idle' : 'failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Note tone="error" announce="alert">
          {texts.failed}
        </Note>
      )}
      {state === 'added' ? (
        <Note tone="ok" announce="status">
          <p>{texts.added}</p>
          <LinkButton size="small" variant="outlined" href={basketHref}>
            {texts.toBasket}
          </LinkButton>
        </Note>
      ) : (
        <div>
          <Button busy={state === 'adding'} busyLabel={texts.adding} onClick={() => void add()}>
            {texts.add}
          </Button>
        </div>
      )}
      {warned && (
        <BasketWarning
          {...{ shopCode, locale, warning: warned }}
          texts={warning}
          explain={() => texts.failed ?? ''}
          onClose={(basket, outcome) => {
            setWarned(null)
            if (basket && outcome === 'replaced') setState('added')
          }}
        />
      )}
    </>
  )
}
