'use client'

import { ErrorSummary } from '@kindred/ui/error-summary/error-summary'
import { Link } from '@kindred/ui/link/link'
import { Note } from '@kindred/ui/note/note'
import { useEffect, useRef } from 'react'
import { findTabToMend } from './find-tab-to-mend.ts'
import type { Translate } from './island-texts.ts'
import { type CheckoutPlace, pagePath } from './place.ts'
import { tellFailure } from './tell-failure.ts'
import type { CallFailure } from './use-action.ts'

type FailuresProps = {
  failures: readonly CallFailure[]
  t: Translate
  language: string
  /** Fields of this form: the failure's `field` to the id of its control and its name. */
  fields?: Readonly<Record<string, { id: string; label: string }>>
  /** Of a step: what is mended on another page leads there. */
  place?: CheckoutPlace
}

/** Why it did not go on: what belongs to a field as links to it, the rest in words. It takes the focus. */
export function Failures({ failures, t, language, fields = {}, place }: FailuresProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failures.length > 0) box.current?.focus()
  }, [failures])

  const ofFields = failures.flatMap((failure) => {
    const field = failure.field ? fields[failure.field] : undefined
    return field ? [{ fieldId: field.id, message: tellFailure(t, language, failure, field.label) }] : []
  })
  const others = failures.filter((failure) => !failure.field || !fields[failure.field])
  return (
    <div className="k-checkout__messages k-stack" ref={box} tabIndex={-1}>
      {ofFields.length > 0 && (
        <ErrorSummary title={t('checkout.faults', { count: ofFields.length })} errors={ofFields} />
      )}
      {others.map((failure) => (
        <Note key={failure.code} tone="error" title={t('checkout.refusedTitle')} announce="alert">
          {tellFailure(t, language, failure)}
          <WayToMend {...{ failure, place, t }} />
        </Note>
      ))}
    </div>
  )
}

type WayToMendProps = Pick<FailuresProps, 'place' | 't'> & { failure: CallFailure }

/** A link to the step where a refusal is mended, when that is another one. */
function WayToMend({ failure, place, t }: WayToMendProps) {
  const tab = findTabToMend(failure)
  if (!place || !tab) return null
  return (
    <p>
      <Link href={pagePath(place, tab)}>{t(`checkout.tabs.${tab}`)}</Link>
    </p>
  )
}
