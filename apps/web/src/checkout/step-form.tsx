'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import { Button } from '@kindred/ui/button/button'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import type { FormEvent, ReactNode } from 'react'
import { Failures } from './failures.tsx'
import { Hold } from './hold.tsx'
import type { Translate } from './island-texts.ts'
import { useStepStart } from './measure-step.ts'
import { type CheckoutPlace, pagePath } from './place.ts'
import { Summary } from './summary.tsx'
import type { CallFailure } from './use-action.ts'

export type StepFormProps = {
  place: CheckoutPlace
  checkout: Checkout
  tab: CheckoutTab
  now: string
  t: Translate
  language: string
  busy: boolean
  failures: readonly CallFailure[]
  fields?: Readonly<Record<string, { id: string; label: string }>>
  submitLabel: string
  busyLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A step: its questions, and beside them what it costs and the way on and back. */
export function StepForm(props: StepFormProps) {
  const { place, checkout, tab, now, t, language, busy, failures, fields } = props
  useStepStart(place, tab)
  const tabs = checkout.steps.map((step) => step.tab)
  const back = tabs[tabs.indexOf(tab) - 1]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onSubmit(event)
  }
  return (
    <form method="post" className="k-columns" noValidate onSubmit={submit}>
      <div>
        <Failures {...{ failures, t, language, fields, place }} />
        {props.children}
      </div>
      <aside className="k-columns__sticky k-checkout__side" aria-label={t('basket.summary')}>
        <Panel>
          <h2>{t('basket.summary')}</h2>
          <Summary
            basket={checkout.basket}
            shipping={checkout}
            ships={tabs.includes('shipping')}
            {...{ t, language }}
          />
          <Button type="submit" wide busy={busy} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </Button>
          {back && (
            <div className="k-checkout__back">
              <Link href={pagePath(place, back)}>{t(`checkout.back.${back}`)}</Link>
            </div>
          )}
          <Hold small hold={checkout.basket.hold} {...{ now, t }} />
        </Panel>
      </aside>
    </form>
  )
}
