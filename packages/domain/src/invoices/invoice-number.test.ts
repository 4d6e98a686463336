import { expect, it } from 'vitest'
import { isInvoiceNumber, printInvoiceNumber } from './invoice-number.ts'

it('prints the series before the place, so that no two of a legal entity are alike', () => {
  const place = { legalDepartmentId: 2, year: 2026, sequence: 42 }
  expect(printInvoiceNumber({ ...place, kind: 'invoice' })).toBe('I2-2026-000042')
  expect(printInvoiceNumber({ ...place, kind: 'creditNote' })).toBe('C2-2026-000042')
  expect(printInvoiceNumber({ ...place, kind: 'invoice', sequence: 1_234_567 })).toBe('I2-2026-1234567')
})

it('knows its own numbers and nothing else', () => {
  expect(isInvoiceNumber('I2-2026-000042')).toBe(true)
  for (const text of ['', 'X2-2026-000042', 'I2-26-000042', 'I2-2026-42', "I2-2026-000042'--"])
    expect(isInvoiceNumber(text)).toBe(false)
})
