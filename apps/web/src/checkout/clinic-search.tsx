'use client'

import type { clinicSchema } from '@kindred/contracts/location'
import { describeField } from '@kindred/ui/field/describe-field'
import { Field } from '@kindred/ui/field/field'
import { Icon } from '@kindred/ui/icon/icon'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { callShop } from '../browser/call-shop.ts'
import { keepAnswer } from '../browser/keep-answer.ts'
import type { Translate } from './island-texts.ts'
import type { CheckoutPlace } from './place.ts'

type FoundClinic = z.output<typeof clinicSchema>
export type ChosenClinic = { id: string; label: string; receivingHours: string | null }

type ClinicSearchProps = {
  id: string
  place: CheckoutPlace
  country: { code: string; name: string }
  value: ChosenClinic | null
  onChange: (clinic: ChosenClinic) => void
  error?: string
  t: Translate
}

const typingPause = 200

const toChosen = (clinic: FoundClinic): ChosenClinic => ({
  id: clinic.id,
  label: `${clinic.name}, ${clinic.city}`,
  receivingHours: clinic.receivingHours,
})

/** What was found for some letters is shown again when they are typed again. */
const findClinics = (shopCode: string, path: string, q: string, signal: AbortSignal) =>
  keepAnswer(`${path}?${q}`, () => callShop(shopCode)<FoundClinic[]>(path, { query: { q }, signal }))

/**
 * Finds a reference clinic by name, city or postal code (ACC-27): a combobox whose list comes from the server. Arrows
 * move, Enter chooses, Escape closes; leaving restores the chosen clinic.
 */
export function ClinicSearch({ id, place, country, value, onChange, error, t }: ClinicSearchProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<FoundClinic[] | 'failed'>()
  const [highlight, setHighlight] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const path = `/api/referenceclinics/${country.code}/${place.locale}/search`
  const clinics = Array.isArray(found) ? found : []

  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const timer = setTimeout(
      () =>
        findClinics(place.shopCode, path, typed ?? '', abort.signal)
          .then((clinics) => {
            setFound(clinics)
            setHighlight(0)
          })
          .catch(() => {
            if (!abort.signal.aborted) setFound('failed')
          }),
      typed === undefined ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isOpen, typed, path, place.shopCode])

  useEffect(() => {
    list.current?.children[highlight]?.scrollIntoView({ block: 'nearest' })
  }, [highlight])

  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (clinic: FoundClinic) => {
    onChange(toChosen(clinic))
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const clinic = clinics[highlight]
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (clinic) choose(clinic)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else if (clinics.length > 0)
        setHighlight((highlight + (event.key === 'ArrowDown' ? 1 : clinics.length - 1)) % clinics.length)
    }
  }

  const status =
    found === 'failed'
      ? t('checkout.information.clinicFailed')
      : found && found.length === 0
        ? t('checkout.information.clinicNone')
        : undefined
  return (
    <Field
      id={id}
      label={t('checkout.information.clinic', { country: country.name })}
      help={t('checkout.information.clinicHelp')}
      error={error}
      valid={
        value?.receivingHours
          ? t('checkout.information.clinicChosen', { hours: value.receivingHours })
          : undefined
      }
    >
      <div className="k-combobox" data-open={isOpen || undefined}>
        <input
          {...describeField({ id, help: true, error })}
          className="k-input"
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && clinics[highlight] ? `${id}-${highlight}` : undefined}
          value={typed ?? value?.label ?? ''}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Icon name="chevron-down" />
        <div
          id={`${id}-list`}
          ref={list}
          role="listbox"
          aria-labelledby={`${id}-label`}
          hidden={!isOpen || clinics.length === 0}
        >
          {clinics.map((clinic, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, as ARIA 1.2 asks
            <div
              key={clinic.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={clinic.id === value?.id}
              data-highlighted={index === highlight || undefined}
              // Before blur, which would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(clinic)}
            >
              {toChosen(clinic).label}
              {clinic.id === value?.id && <Icon name="check" />}
            </div>
          ))}
        </div>
        {isOpen && status && <p className="k-combobox__empty">{status}</p>}
        <span className="k-visually-hidden" role="status">
          {isOpen && (status ?? t('checkout.information.clinicCount', { count: clinics.length }))}
        </span>
      </div>
    </Field>
  )
}
