import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-date.ts'
import { dateInputFormats, parseDateInput, printDateInput } from './parse-date-input.ts'

describe('date input', () => {
  it('DATE-01 accepts the three forms', () => {
    expect(parseDateInput('2026-03-04')).toEqual({ ok: true, value: '2026-03-04' })
    expect(parseDateInput('04/03/2026', 'dd/MM/yyyy')).toEqual({ ok: true, value: '2026-03-04' })
    expect(parseDateInput('03/04/2026', 'MM/dd/yyyy')).toEqual({ ok: true, value: '2026-03-04' })
  })

  it('DATE-03 refuses anything else with its text and code 1', () => {
    for (const text of ['', '2026-02-30', '31/02/2026', '4/3/2026', '2026/03/04', '13/13/2026', 'tomorrow']) {
      expect(parseDateInput(text)).toEqual({
        ok: false,
        error: { code: 1, message: 'Date input not valid.' },
      })
    }
  })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.constantFrom(...dateInputFormats),
        (days, format) => {
          const date = addDays('1900-01-01', days)
          const order = format === 'yyyy-MM-dd' ? undefined : format
          expect(parseDateInput(printDateInput(date, format), order)).toEqual({ ok: true, value: date })
        },
      ),
    )
  })
})
