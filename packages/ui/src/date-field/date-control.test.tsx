// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { words } from './date-field.story.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'
import type { TypedDate } from './read-typed-date.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const common = { id: 'day', name: 'day', label: 'Date', words, locale: 'en-GB', today: '2026-11-28' }
const show = (props: Partial<DateFieldProps> = {}) =>
  act(async () => root.render(<DateField {...common} {...props} />))
const find = <E extends HTMLElement = HTMLElement>(selector: string) => place.querySelector<E>(selector)
const input = () => find<HTMLInputElement>('input') as HTMLInputElement
const dialog = () => find('[role="dialog"]')
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.date
const click = (selector: string) => act(async () => find(selector)?.click())
const open = () => click('[aria-haspopup="dialog"]')
const press = (key: string, more = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  })
const type = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
    input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })

describe('date field', () => {
  it.each([
    ['yyyy-MM-dd', '2026-03-04', '2026-03-05'],
    ['dd/MM/yyyy', '04/03/2026', '05/03/2026'],
    ['MM/dd/yyyy', '03/04/2026', '03/05/2026'],
  ] as const)('DATE-01 reads and shows a day as %s', async (format, text, next) => {
    const onChange = vi.fn<(typed: TypedDate) => void>()
    await show({ format, onChange })
    await type(text)
    expect(onChange).toHaveBeenLastCalledWith({ text, date: '2026-03-04' })
    await open()
    expect(focused()).toBe('2026-03-04')
    await click('[data-date="2026-03-05"]')
    expect(input().value).toBe(next)
    expect(onChange.mock.lastCall?.[0].date).toBe('2026-03-05')
  })

  it('DATE-03 shows Date input not valid. after leaving, and takes it back', async () => {
    await show({ format: 'dd/MM/yyyy' })
    await type('31/02/2026')
    expect(find('#day-error')?.textContent).toBe('Date input not valid.')
    expect(input().getAttribute('aria-describedby')).toContain('day-error')
    await type('28/02/2026')
    expect(find('#day-error')).toBeNull()
  })

  it('DATE-02 refuses days outside the ages, typed and in the calendar', async () => {
    await show({ format: 'yyyy-MM-dd', minYears: 18, maxYears: 45 })
    await type('2008-11-29')
    expect(find('#day-error')?.textContent).toBe('The date must be at least 18 years ago.')
    await type('1980-11-28')
    expect(find('#day-error')?.textContent).toBe('The age must be at most 45 years.')
    await type('2008-11-28')
    expect(find('#day-error')).toBeNull()
    await open()
    const day = find('[data-date="2008-11-29"]')
    expect(day?.getAttribute('aria-disabled')).toBe('true')
    expect(day?.getAttribute('aria-label')).toMatch(/cannot be chosen$/)
    await click('[data-date="2008-11-29"]')
    expect(dialog()).not.toBeNull()
    expect(input().value).toBe('2008-11-28')
    // Today is no day to choose here, so nothing leads to it.
    expect(dialog()?.textContent).not.toContain('Today')
  })

  it('DATE-04 is MM/dd/yyyy with one month and 12 years on a page unless told otherwise', async () => {
    await show()
    expect(input().placeholder).toBe('mm/dd/yyyy')
    await open()
    expect(place.querySelectorAll('.k-date-grid')).toHaveLength(1)
    await click('[aria-label^="Choose a year"]')
    const years = [...place.querySelectorAll('.k-date-cell')].map((cell) => Number(cell.textContent))
    expect(years).toHaveLength(12)
    expect(years).toContain(2026)
    await click('[aria-label="Later years"]')
    expect(Number(find('.k-date-cell')?.textContent)).toBe((years[11] ?? 0) + 1)
    await show({ withTime: true })
    expect(place.querySelectorAll('.k-date__time option')).toHaveLength(48)
  })

  it('DATE-05 lists years 5 on each side, 10 where the list scrolls', async () => {
    await show({ yearChoice: 'list' })
    await open()
    const years = () => [...place.querySelectorAll('option')].map((option) => Number(option.value))
    expect([years().length, years()[0], years().at(-1)]).toEqual([11, 2031, 2021])
    await show({ yearChoice: 'scroll' })
    expect([years().length, years()[0], years().at(-1)]).toEqual([21, 2036, 2016])
  })

  it.each([2, 3, 4] as const)('DATE-06 sets months in %i columns', async (monthColumns) => {
    await show({ monthColumns, format: 'yyyy-MM-dd' })
    await open()
    await click('[aria-label^="Choose a month"]')
    expect(place.querySelectorAll('tbody tr')).toHaveLength(12 / monthColumns)
    await click('[aria-label="March"]')
    expect(focused()).toBe('2026-03-28')
  })

  it('DATE-04 moves by keys as the date picker of the ARIA practices', async () => {
    await show({ format: 'yyyy-MM-dd' })
    await type('2026-01-31')
    await open()
    const path: [string, string, object?][] = [
      ['ArrowRight', '2026-02-01'],
      ['ArrowLeft', '2026-01-31'],
      ['ArrowDown', '2026-02-07'],
      ['ArrowUp', '2026-01-31'],
      ['PageDown', '2026-02-28'],
      ['PageUp', '2026-01-28'],
      ['Home', '2026-01-26'],
      ['End', '2026-02-01'],
      ['PageDown', '2027-02-01', { shiftKey: true }],
      ['PageUp', '2026-02-01', { shiftKey: true }],
    ]
    for (const [key, date, more] of path) {
      await press(key, more)
      expect(focused(), key).toBe(date)
    }
    await press('Escape')
    expect(dialog()).toBeNull()
    expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('keeps Tab within the calendar', async () => {
    await show()
    await open()
    const stops = [...(dialog()?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    stops.at(-1)?.focus()
    await press('Tab')
    expect(document.activeElement).toBe(stops[0])
    await press('Tab', { shiftKey: true })
    expect(document.activeElement).toBe(stops.at(-1))
  })

  it.each([
    ['I18N-06', 'en-GB', 'Monday'],
    ['I18N-06', 'de-DE', 'Montag'],
    ['I18N-06', 'nl-NL', 'maandag'],
    ['I18N-06', 'it-IT', 'lunedì'],
    ['I18N-07', 'en-US', 'Sunday'],
    ['I18N-07', 'ja-JP', '日曜日'],
  ])('%s begins the week of %s with %s', async (_row, locale, first) => {
    await show({ locale })
    await open()
    expect(find('th')?.getAttribute('abbr')).toBe(first)
  })

  it('says in words which day a cell is, which is today and which is chosen', async () => {
    await show({ format: 'dd/MM/yyyy', defaultValue: '2026-11-05' })
    expect(find('[aria-haspopup]')?.getAttribute('aria-label')).toMatch(
      /^Change the date, Thursday,? 5 November 2026$/,
    )
    await open()
    expect(find('[data-date="2026-11-05"]')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('[data-date="2026-11-28"]')?.getAttribute('aria-current')).toBe('date')
    expect(find('[data-date="2026-11-28"]')?.getAttribute('aria-label')).toMatch(
      /^Saturday,? 28 November 2026$/,
    )
  })

  it('DATE-01 is a plain input that names its format before any script runs', () => {
    const html = renderToStaticMarkup(<DateField {...common} format="dd/MM/yyyy" />)
    expect(html).toContain('Write it as dd/mm/yyyy.')
    expect(html).toMatch(/<input [^>]*type="text"[^>]*name="day"/)
    expect(html).not.toContain('dialog"><')
  })
})
