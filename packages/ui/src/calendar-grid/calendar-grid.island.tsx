'use client'

import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { type CalendarDate, dateAfterKey, monthGrid } from './month-grid.tsx'

export interface CalendarDay {
  /** `all` methods leave, only `some`, or `none`. */
  offer: 'all' | 'some' | 'none'
  /** Under the number: “ice or tank”, “tank only”, “chosen”, “today”. */
  note?: string
  /** Instead of the note on narrow screens. */
  shortNote?: string
  /** The whole in words: “Thursday 5 November: nitrogen tank only”; for `none`, why. */
  label: string
}

export interface CalendarGridProps {
  /** `yyyy-MM`. */
  month: string
  /** “November 2026”; also names the grid. */
  title: string
  days: Record<CalendarDate, CalendarDay>
  /** 1 Monday to 7 Sunday; the weekdays begin with it. */
  firstWeekday: number
  weekdays: { short: string; long: string }[]
  selected?: CalendarDate
  today?: CalendarDate
  onSelect: (date: CalendarDate) => void
  onMonth: (step: -1 | 1) => void
  previousLabel: string
  nextLabel: string
  isFirstMonth?: boolean
  isLastMonth?: boolean
  /** The key of the colours, in words. */
  legend?: { offer?: 'all' | 'some'; text: string }[]
}

/** One tab stop; arrows move by day and week, Home and End within the week, Page Up and Down by month. */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, title, days, firstWeekday, weekdays, selected, today, onSelect, onMonth } = props
  const { previousLabel, nextLabel, isFirstMonth, isLastMonth, legend } = props
  const weeks = monthGrid(month, firstWeekday)
  const dates = weeks.flat().filter((date) => date !== undefined)
  const isHere = (date?: CalendarDate) => Boolean(date?.startsWith(month))
  const [focused, setFocused] = useState<CalendarDate>()
  const tabStop =
    [focused, selected, dates.find((date) => days[date] && days[date].offer !== 'none')].find(isHere) ??
    dates[0]
  const grid = useRef<HTMLTableElement>(null)
  const mustFocus = useRef(false)

  useEffect(() => {
    if (!mustFocus.current || !tabStop?.startsWith(month)) return
    mustFocus.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${tabStop}"]`)?.focus()
  }, [tabStop, month])

  const goTo = (date: CalendarDate) => {
    const step = date.slice(0, 7) < month ? -1 : date.slice(0, 7) > month ? 1 : 0
    if ((step === -1 && isFirstMonth) || (step === 1 && isLastMonth)) return
    mustFocus.current = true
    setFocused(date)
    if (step !== 0) onMonth(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!tabStop) return
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      const step = event.key === 'PageUp' ? -1 : 1
      if ((step === -1 && isFirstMonth) || (step === 1 && isLastMonth)) return
      mustFocus.current = true
      setFocused(undefined)
      onMonth(step)
      return
    }
    const next = dateAfterKey(tabStop, event.key, firstWeekday)
    if (!next) return
    event.preventDefault()
    goTo(next)
  }

  return (
    <div className="k-calendar">
      <div className="k-calendar__head">
        <button
          type="button"
          className="k-icon-button"
          aria-label={previousLabel}
          disabled={isFirstMonth}
          onClick={() => onMonth(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <b aria-live="polite">{title}</b>
        <button
          type="button"
          className="k-icon-button"
          aria-label={nextLabel}
          disabled={isLastMonth}
          onClick={() => onMonth(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices */}
      <table ref={grid} role="grid" aria-label={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its row
            <tr key={row}>
              {week.map((date, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its column
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                <td key={column} role="gridcell" aria-selected={date ? date === selected : undefined}>
                  {date && (
                    <Day
                      date={date}
                      day={days[date]}
                      isSelected={date === selected}
                      isToday={date === today}
                      isTabStop={date === tabStop}
                      onFocus={() => setFocused(date)}
                      onSelect={() => onSelect(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend && (
        <ul className="k-calendar__legend">
          {legend.map(({ offer, text }) => (
            <li key={text}>
              {offer && <span className="k-calendar__swatch" data-offer={offer} />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DayProps {
  date: CalendarDate
  day?: CalendarDay
  isSelected: boolean
  isToday: boolean
  isTabStop: boolean
  onFocus: () => void
  onSelect: () => void
}

/** A day that cannot be chosen still takes the focus, so that its reason can be heard. */
function Day({ date, day, isSelected, isToday, isTabStop, onFocus, onSelect }: DayProps) {
  const offer = day?.offer ?? 'none'
  const number = Number(date.slice(8))
  return (
    <button
      type="button"
      className={clsx('k-calendar__day', isToday && 'k-calendar__day--today')}
      data-date={date}
      data-offer={offer}
      aria-label={day?.label ?? String(number)}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={offer === 'none' || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={offer === 'none' ? undefined : onSelect}
    >
      {number}
      {day?.note && <small data-short={day.shortNote}>{day.note}</small>}
    </button>
  )
}
