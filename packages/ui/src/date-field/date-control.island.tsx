'use client'

import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { findBirthRange } from '@kindred/domain/dates/check-age-bounds'
import { pickerDefaults, timesOfDay } from '@kindred/domain/dates/picker-pages'
import { printDateInput } from '@kindred/domain/dates/read-date-input'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import { useEffect, useRef, useState } from 'react'
import { describeField } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { printLongDate } from './calendar-names.tsx'
import type { DateFieldProps } from './date-field-props.tsx'
import { DatePicker } from './date-picker.island.tsx'
import { readTypedDate } from './read-typed-date.tsx'

/** The input of a date, and its calendar. Before it wakes, and without scripts, it is a plain input. */
export function DateControl(props: DateFieldProps) {
  const { id, name, label, help, error, valid, optional, required, disabled, words, locale } = props
  const { format = pickerDefaults.format, minYears, maxYears, defaultValue, today, timeZone } = props
  const { onChange, withTime, timeInterval = pickerDefaults.timeInterval } = props
  const [text, setText] = useState(
    () => props.defaultText ?? (defaultValue ? printDateInput(defaultValue, format) : ''),
  )
  const [isTouched, setTouched] = useState(false)
  const [openedOn, setOpenedOn] = useState<CalendarDate>()
  const [ownError, setOwnError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const bounds = { minYears, maxYears }

  const findToday = () => today ?? readLocalMoment(Date.now(), timeZone ?? ownZone()).date
  const read = (typed: string) => readTypedDate(typed, format, bounds, findToday())
  const explain = (typed: string) => {
    const failure = read(typed).error
    return (
      failure &&
      words.errors[failure.code]
        .replace('{years}', String(failure.years))
        .replace('{format}', words.formats[format])
    )
  }
  const change = (typed: string) => {
    setText(typed)
    if (isTouched) setOwnError(explain(typed))
    onChange?.(read(typed))
  }
  const leave = () => {
    setTouched(true)
    setOwnError(explain(text))
  }
  const close = () => {
    setOpenedOn(undefined)
    button.current?.querySelector('button')?.focus()
  }
  const pick = (date: CalendarDate) => {
    const typed = printDateInput(date, format)
    setText(typed)
    setOwnError(undefined)
    onChange?.(read(typed))
    close()
  }

  useEffect(() => {
    if (!openedOn) return
    const onPress = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setOpenedOn(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [openedOn])

  const hint = words.formatHint.replace('{format}', words.formats[format])
  const shownHelp = help ? (
    <>
      {help} {hint}
    </>
  ) : (
    hint
  )
  const shownError = error ?? ownError
  const date = openedOn ? read(text).date : undefined
  const chosen = text && !ownError ? readTypedDate(text, format, {}, '9999-12-31').date : undefined

  return (
    <Field
      {...{ id, label, help: shownHelp, error: shownError, valid, optional }}
      disabled={disabled}
      className="k-date"
    >
      <div className="k-date__row" ref={place}>
        <input
          {...describeField({ id, help: shownHelp, error: shownError, optional })}
          className="k-input"
          type="text"
          name={name}
          value={text}
          placeholder={words.formats[format]}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={format === 'yyyy-MM-dd' ? 'text' : 'numeric'}
          maxLength={10}
          required={required}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
        <span ref={button} className="k-date__open">
          <IconButton
            icon="calendar"
            framed
            disabled={disabled}
            label={chosen ? words.change.replace('{date}', printLongDate(chosen, locale)) : words.open}
            aria-haspopup="dialog"
            aria-expanded={openedOn !== undefined}
            onClick={() => setOpenedOn(openedOn ? undefined : findToday())}
          />
        </span>
        {withTime && (
          <select
            className="k-input k-date__time"
            name={`${name}.time`}
            aria-label={words.time}
            disabled={disabled}
          >
            {timesOfDay(timeInterval).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        )}
        {openedOn && (
          <DatePicker
            {...{ words, locale }}
            today={openedOn}
            range={findBirthRange(bounds, openedOn)}
            selected={date}
            monthColumns={props.monthColumns ?? 3}
            yearsPerPage={props.yearsPerPage ?? pickerDefaults.yearsPerPage}
            monthsShown={props.monthsShown ?? pickerDefaults.monthsShown}
            yearChoice={props.yearChoice ?? 'page'}
            onPick={pick}
            onClose={close}
          />
        )}
      </div>
    </Field>
  )
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
