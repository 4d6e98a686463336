'use client'

import type { DonorDetail } from '@kindred/contracts/donors'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Locked } from '@kindred/ui/locked/locked'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { useState } from 'react'
import { BasketWarning } from '../../basket-warning/basket-warning.lazy.tsx'
import { findWarningOf, type Warning } from '../../basket-warning/find-warning.ts'
import { addToBasket } from '../../browser/add-to-basket.ts'
import type { OwnWords } from './own-words.ts'

/** What a subscription would open, what it costs, and the way to one. */
export function SubscribePanel({ locked, words }: { locked: DonorDetail['locked']; words: OwnWords }) {
  const { texts, parts, subscriptions, shopCode, locale, basketHref } = words
  const [months, setMonths] = useState(String(subscriptions[0]?.months ?? ''))
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle')
  const [warning, setWarning] = useState<Warning | null>(null)
  const add = async () => {
    setState('adding')
    const line = { lineHandlingType: 'subscription' as const, periodMonths: Number(months), quantity: 1 }
    try {
      await addToBasket(shopCode, locale, [line])
      setState('added')
    } catch (error) {
      const warned = findWarningOf(error, { lines: [line] })
      setWarning(warned)
      setState(warned ? 'idle' : 'failed')
    }
  }
  return (
    <section id="more" aria-label={texts.subscribeTitle}>
      <Locked
        headingLevel={2}
        title={texts.subscribeTitle ?? ''}
        actions={
          state === 'added' ? (
            <LinkButton href={basketHref}>{texts.toBasket}</LinkButton>
          ) : (
            subscriptions.length > 0 && (
              <>
                <Select
                  id="subscription-period"
                  label={texts.period}
                  look="inline"
                  value={months}
                  onChange={(event) => setMonths(event.target.value)}
                  options={subscriptions.map((one) => ({ value: String(one.months), label: one.label }))}
                />
                <Button
                  variant="outlined"
                  busy={state === 'adding'}
                  busyLabel={texts.adding}
                  onClick={() => void add()}
                >
                  {texts.subscribe}
                </Button>
              </>
            )
          )
        }
      >
        <ul className="k-locked-parts">
          {locked.map(({ part }) => (
            <li key={part}>{parts[part]}</li>
          ))}
        </ul>
        <p>{texts.subscribeLead}</p>
        {state === 'added' && (
          <Note tone="ok" announce="status">
            <p>{texts.subscribed}</p>
          </Note>
        )}
        {warning && (
          <BasketWarning
            {...{ shopCode, locale, warning }}
            texts={words.warning}
            explain={() => texts.basketFailed ?? ''}
            onClose={(basket, outcome) => {
              setWarning(null)
              if (basket && outcome === 'replaced') setState('added')
            }}
          />
        )}
        {state === 'failed' && (
          <Note tone="error" announce="alert">
            <p>{texts.basketFailed}</p>
          </Note>
        )}
      </Locked>
    </section>
  )
}
