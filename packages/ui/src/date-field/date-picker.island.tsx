'use client'

import { addMonths, addYears, type CalendarDate, readParts } from '@kindred/domain/dates/calendar-date'
import { type BirthRange, isInRange } from '@kindred/domain/dates/check-age-bounds'
import {
  clampDate,
  type MonthColumns,
  monthRows,
  yearList,
  yearPage,
} from '@kindred/domain/dates/picker-pages'
import { findWeekStart } from '@kindred/domain/dates/week-start'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { listMonthNames, printMonth } from './calendar-names.tsx'
import { type Cell, CellGrid } from './cell-grid.tsx'
import type { DateWords } from './date-words.tsx'
import { DayGrid } from './day-grid.tsx'
import { dayAfterKey } from './move-day.tsx'

/** How a year is chosen: a page of 12, or a list of 5 on each side, 10 where it scrolls. */
export type YearChoice = 'page' | 'list' | 'scroll'

export interface DatePickerProps {
  words: DateWords
  locale: string
  range: BirthRange
  today: CalendarDate
  selected?: CalendarDate
  monthColumns: MonthColumns
  yearsPerPage: number
  monthsShown: number
  yearChoice: YearChoice
  onPick: (date: CalendarDate) => void
  onClose: () => void
}

/** The calendar in its dialog: days, and from its title the months and the years. */
export function DatePicker(props: DatePickerProps) {
  const { words, locale, range, today, selected, monthColumns, yearsPerPage, monthsShown } = props
  const { yearChoice, onPick, onClose } = props
  const [view, setView] = useState<'days' | 'months' | 'years'>('days')
  const [focused, setFocused] = useState(() => {
    const first = clampDate(selected ?? today, range)
    return first.ok ? first.value : today
  })
  const dialog = useRef<HTMLDivElement>(null)
  const mustFocus = useRef(true)
  const { year, month } = readParts(focused)
  const firstWeekday = findWeekStart(locale)
  const move = (date: CalendarDate, takesFocus = true) => {
    mustFocus.current = takesFocus
    setFocused(date)
  }
  const step = (count: number) =>
    move(
      view === 'days'
        ? addMonths(focused, count)
        : addYears(focused, view === 'years' ? count * yearsPerPage : count),
      view !== 'days',
    )

  useEffect(() => {
    if (view !== 'days' || !mustFocus.current) return
    dialog.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, view])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return view === 'days' ? onClose() : setView('days')
    }
    if (event.key === 'Tab') return keepInside(event, dialog.current)
    if (!(event.target as HTMLElement).dataset.date) return
    const next = dayAfterKey(focused, event, firstWeekday)
    if (!next) return
    event.preventDefault()
    move(next)
  }

  const toDays = (date: CalendarDate) => {
    setView('days')
    move(date)
  }
  const pickYear = (value: number) => toDays(addYears(focused, value - year))
  const isYearOff = (value: number) => !overlaps(range, `${pad(value, 4)}-01-01`, `${pad(value, 4)}-12-31`)
  const steps = { days: ['Month', 'Month'], months: ['Year', 'Year'], years: ['Years', 'Years'] } as const
  const names = listMonthNames(locale)

  return (
    <div
      ref={dialog}
      className="k-date-picker"
      data-view={view}
      role="dialog"
      aria-modal="true"
      aria-label={words.dialog}
      onKeyDown={onKeyDown}
    >
      <div className="k-date-picker__head">
        <IconButton icon="chevron-left" label={words[`previous${steps[view][0]}`]} onClick={() => step(-1)} />
        <span className="k-date-picker__title">
          <button
            type="button"
            className="k-date-picker__choice"
            aria-expanded={view === 'months'}
            aria-label={`${words.chooseMonth}, ${names[month - 1]?.long}`}
            onClick={() => setView(view === 'months' ? 'days' : 'months')}
          >
            {names[month - 1]?.long}
          </button>
          {yearChoice === 'page' ? (
            <button
              type="button"
              className="k-date-picker__choice"
              aria-expanded={view === 'years'}
              aria-label={`${words.chooseYear}, ${year}`}
              onClick={() => setView(view === 'years' ? 'days' : 'years')}
            >
              {year}
            </button>
          ) : (
            <select
              className="k-date-picker__choice"
              aria-label={words.chooseYear}
              value={year}
              onChange={(event) => move(addYears(focused, Number(event.target.value) - year), false)}
            >
              {yearList(year, yearChoice === 'scroll').map((each) => (
                <option key={each} value={each} disabled={isYearOff(each)}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </span>
        <IconButton icon="chevron-right" label={words[`next${steps[view][1]}`]} onClick={() => step(1)} />
      </div>
      <p className="k-visually-hidden" aria-live="polite">
        {printMonth(focused.slice(0, 7), locale)}
      </p>
      {view === 'days' && (
        <div className="k-date-picker__months">
          {Array.from({ length: monthsShown }, (_, index) =>
            addMonths(`${focused.slice(0, 7)}-01`, index),
          ).map((first) => (
            <DayGrid
              key={first}
              month={first.slice(0, 7)}
              {...{ locale, firstWeekday, focused, selected, today, onPick }}
              isOffered={(date) => isInRange(date, range)}
              notOffered={words.notOffered}
            />
          ))}
        </div>
      )}
      {view === 'months' && (
        <CellGrid
          label={words.chooseMonth}
          selected={month}
          rows={monthRows(monthColumns).map((row) =>
            row.map(
              (value): Cell => ({
                value,
                label: names[value - 1]?.short ?? '',
                name: names[value - 1]?.long,
                isOff: !overlaps(
                  range,
                  `${pad(year, 4)}-${pad(value, 2)}-01`,
                  `${pad(year, 4)}-${pad(value, 2)}-31`,
                ),
              }),
            ),
          )}
          onPick={(value) => toDays(addMonths(focused, value - month))}
          onPast={step}
        />
      )}
      {view === 'years' && (
        <CellGrid
          label={words.chooseYear}
          selected={year}
          rows={inRows(yearPage(year, yearsPerPage), 3).map((row) =>
            row.map((value): Cell => ({ value, label: String(value), isOff: isYearOff(value) })),
          )}
          onPick={pickYear}
          onPast={step}
        />
      )}
      <div className="k-date-picker__foot">
        {isInRange(today, range) ? (
          <button type="button" className="k-date-picker__choice" onClick={() => toDays(today)}>
            {words.today}
          </button>
        ) : (
          <span />
        )}
        <button type="button" className="k-date-picker__choice" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <p className="k-visually-hidden">{words.keys}</p>
    </div>
  )
}

/** Texts of days compare as days do. */
function overlaps({ earliest, latest }: BirthRange, first: string, last: string): boolean {
  return !((earliest !== undefined && last < earliest) || (latest !== undefined && first > latest))
}

function inRows<T>(items: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}

/** Tab goes round within the dialog. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('button, select') ?? [])].filter(
    ({ tabIndex }) => tabIndex >= 0,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
