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

/** The number as printed, such as `I1-2026-000042`: kind, legal department, year, place in the series. */
export function printInvoiceNumber({ kind, legalDepartmentId, year, sequence }: InvoicePlace): string {
  return `${letters[kind]}${legalDepartmentId}-${year}-${String(sequence).padStart(6, '0')}`
}

/** Whether a text can be the number of an invoice or a credit note. */
export function isInvoiceNumber(text: string): boolean {
  return /^[IC]\d{1,6}-\d{4}-\d{6,9}$/.test(text)
}
