import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import clsx from 'clsx'
import { monthGrid } from '../calendar-grid/month-grid.tsx'
import { listWeekdayNames, printLongDate, printMonth } from './calendar-names.tsx'

export interface DayGridProps {
  /** `yyyy-MM`. */
  month: string
  locale: string
  firstWeekday: number
  /** The day that takes the focus. */
  focused: CalendarDate
  selected?: CalendarDate
  today: CalendarDate
  isOffered: (date: CalendarDate) => boolean
  /** Said with a day that cannot be chosen; `{date}` is the day. */
  notOffered: string
  onPick: (date: CalendarDate) => void
}

/** The days of a month. One tab stop; a day that cannot be chosen takes the focus too, so that it can be heard. */
export function DayGrid(props: DayGridProps) {
  const { month, locale, firstWeekday, focused, selected, today, isOffered, notOffered, onPick } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices
    <table role="grid" aria-label={printMonth(month, locale)} className="k-date-grid">
      <thead>
        <tr>
          {listWeekdayNames(locale, firstWeekday).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month, firstWeekday).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its row
          <tr key={row}>
            {week.map((date, column) => {
              const isOff = date !== undefined && !isOffered(date)
              const name = date && printLongDate(date, locale)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its column
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                <td key={column} role="gridcell" aria-selected={date ? date === selected : undefined}>
                  {date && (
                    <button
                      type="button"
                      className={clsx('k-date-cell', date === today && 'k-date-cell--today')}
                      data-date={date}
                      aria-label={isOff ? notOffered.replace('{date}', name ?? '') : name}
                      aria-current={date === today ? 'date' : undefined}
                      aria-pressed={date === selected}
                      aria-disabled={isOff || undefined}
                      tabIndex={date === focused ? 0 : -1}
                      onClick={isOff ? undefined : () => onPick(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
