import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-date.ts'
import { dateInputFormats, printDateInput, readDateInput } from './read-date-input.ts'

describe('date input', () => {
  it('DATE-01 accepts the three forms', () => {
    expect(readDateInput('2026-03-04', 'yyyy-MM-dd')).toEqual({ ok: true, value: '2026-03-04' })
    expect(readDateInput('04/03/2026', 'dd/MM/yyyy')).toEqual({ ok: true, value: '2026-03-04' })
    expect(readDateInput('03/04/2026', 'MM/dd/yyyy')).toEqual({ ok: true, value: '2026-03-04' })
    expect(readDateInput(' 29/02/2024 ', 'dd/MM/yyyy')).toEqual({ ok: true, value: '2024-02-29' })
  })

  it('DATE-01 understands the form that cannot be misread in every field, and no other order', () => {
    for (const format of dateInputFormats)
      expect(readDateInput('2026-12-31', format)).toEqual({ ok: true, value: '2026-12-31' })
    expect(readDateInput('31/12/2026', 'MM/dd/yyyy').ok).toBe(false)
    expect(readDateInput('12/31/2026', 'dd/MM/yyyy').ok).toBe(false)
    expect(readDateInput('12/12/2026', 'yyyy-MM-dd').ok).toBe(false)
  })

  it('DATE-03 refuses anything else with its text and code 1', () => {
    const wrong = ['', '2026-02-30', '31/02/2026', '4/3/2026', '2026/03/04', '13/13/2026', '00/01/2026']
    const strange = [
      'tomorrow',
      '2026-03-04T00:00',
      '０４/０３/２０２６',
      '04/03/26',
      '29/02/2100',
      '-026-01-01',
    ]
    for (const text of [...wrong, ...strange])
      for (const format of dateInputFormats)
        expect(readDateInput(text, format), text).toEqual({
          ok: false,
          error: { code: 1, message: 'Date input not valid.' },
        })
  })

  it('DATE-03 answers any text at all with a day or with that refusal', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...dateInputFormats), (text, format) => {
        const read = readDateInput(text, format)
        expect(read.ok ? read.value : read.error.message).toMatch(
          /^(\d{4}-\d\d-\d\d|Date input not valid\.)$/,
        )
      }),
    )
  })

  it('DATE-01 reads back what it writes, whatever the clock of the machine says', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of [
        'UTC',
        'Pacific/Kiritimati',
        'Pacific/Pago_Pago',
        'America/Sao_Paulo',
        'Asia/Kathmandu',
      ]) {
        process.env.TZ = TZ
        fc.assert(
          fc.property(
            fc.integer({ min: 0, max: 60_000 }),
            fc.constantFrom(...dateInputFormats),
            (days, format) => {
              const date = addDays('1900-01-01', days)
              expect(readDateInput(printDateInput(date, format), format)).toEqual({ ok: true, value: date })
            },
          ),
        )
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })
})
