'use client'

import { readClientType } from '@kindred/domain/accounts/read-client-type'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useEffect, useRef, useState } from 'react'
import { savePlace } from '../browser/save-place.ts'
import { readSession, type SessionUser } from '../browser/session.ts'
import { type CountryChoice, canSave, losesBasket, needsConfirmation } from './country-choice.ts'
import { CountryFields } from './country-fields.tsx'
import type { CountryPanelProps } from './country-panel-props.ts'
import { useCountryChoice } from './use-country-choice.ts'

type Step = 'choosing' | 'confirming' | 'saving' | 'failed'
type CountryDialogProps = CountryPanelProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Treatment country, shop and language (LOC-34 to LOC-47). A change that would lose a basket is confirmed first. */
export function CountryDialog(props: CountryDialogProps) {
  const { texts, visitorType } = props
  const [step, setStep] = useState<Step>('choosing')
  const isCancelled = useRef(false)
  const [user, setUser] = useState<SessionUser | null>(null)
  const { choice, setChoice, isLoading, selectCountry } = useCountryChoice(props, () => setStep('failed'))
  const isProfessional =
    visitorType === 'professional' || readClientType(user?.client_type) === 'professional'
  useEffect(() => {
    readSession().then(setUser)
  }, [])

  const change = (next: CountryChoice) => {
    setStep('choosing')
    setChoice(next)
  }

  const save = async () => {
    if (step !== 'confirming' && needsConfirmation(choice, props, (await readSession()) !== null))
      return setStep('confirming')
    setStep('saving')
    try {
      const place = {
        countryCode: choice.country || null,
        ...(choice.state ? { state: choice.state } : {}),
        shopCode: choice.shopCode,
        languageName: choice.language,
        customerType: isProfessional ? ('professional' as const) : ('private' as const),
      }
      window.location.assign(await savePlace(place, { losesBasket: losesBasket(choice, props) }))
    } catch {
      // LOC-47: what could not be kept stops here, with what went wrong in sight.
      setStep('failed')
    }
  }

  const cancel = () => {
    isCancelled.current = true
    setStep('choosing')
  }

  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        setStep('choosing')
        props.onOpenChange(open)
      }}
      title={texts.title}
      description={texts.intro}
      closeLabel={texts.close}
      preventClose={step === 'saving'}
      footer={
        step === 'confirming' ? (
          <ConfirmButtons texts={texts} onConfirm={save} onCancel={cancel} />
        ) : (
          <Button
            ref={(button) => {
              if (isCancelled.current) button?.focus()
              isCancelled.current = false
            }}
            onClick={save}
            busy={step === 'saving'}
            busyLabel={texts.saving}
            unavailable={canSave(choice) ? undefined : isLoading ? texts.loading : texts.noShops}
          >
            {texts.save}
          </Button>
        )
      }
    >
      <fieldset className="k-stack" disabled={step === 'saving'}>
        {step === 'failed' && (
          <Note tone="error" announce="alert">
            {texts.error}
          </Note>
        )}
        <CountryFields
          {...props}
          choice={choice}
          isLoading={isLoading}
          isProfessional={isProfessional}
          onCountry={(code) => {
            setStep('choosing')
            void selectCountry(code)
          }}
          onChange={change}
        />
        {step === 'confirming' && (
          <div ref={showWhole}>
            <Note tone="warn" announce="alert" title={texts.basketTitle}>
              {texts.basketText}
            </Note>
          </div>
        )}
      </fieldset>
    </Dialog>
  )
}

/** On a phone the settings fill the dialog: what is warned of may not lie below its edge. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type ConfirmButtonsProps = {
  texts: CountryPanelProps['texts']
  onConfirm: () => void
  onCancel: () => void
}

/** LOC-38. They stand where the save button was, so the safe one takes its focus: Enter twice must not empty a basket. */
function ConfirmButtons({ texts, onConfirm, onCancel }: ConfirmButtonsProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <>
      <Button onClick={onConfirm}>{texts.confirm}</Button>
      <Button ref={cancel} variant="outlined" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  )
}
