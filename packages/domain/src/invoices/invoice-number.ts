/** A credit note takes back all or part of an invoice; each kind counts in a series of its own. */
export const invoiceKinds = ['invoice', 'creditNote'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** A place in the series of one legal department, kind and year; the law wants these without gaps. */
export type InvoicePlace = {
  readonly kind: InvoiceKind
  readonly legalDepartmentId: number
  readonly year: number
  /** From 1. */
  readonly sequence: number
}

const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'I', creditNote: 'C' }

/** What all numbers of a series begin with, such as `I1-2026-`: kind, legal department, year. */
export function printSeries({ kind, legalDepartmentId, year }: Omit<InvoicePlace, 'sequence'>): string {
  return `${letters[kind]}${legalDepartmentId}-${year}-`
}

/** Digits of the place in the series; more where six are not enough. */
export const sequenceDigits = 6

/** The number as printed, such as `I1-2026-000042`: the series and the place in it. */
export function printInvoiceNumber({ sequence, ...series }: InvoicePlace): string {
  return `${printSeries(series)}${String(sequence).padStart(sequenceDigits, '0')}`
}

/** Whether a text can be the number of an invoice or a credit note. */
export function isInvoiceNumber(text: string): boolean {
  return /^[IC]\d{1,6}-\d{4}-\d{6,9}$/.test(text)
}
