import type { DocumentOrder } from '../../print/printer.ts'
import { type InvoiceWords, type PrintedInvoice, writeInvoice } from './invoice-words.ts'

/** An invoice or credit note to be printed, in the language it was made in. */
export const orderInvoice = async (
  invoice: PrintedInvoice,
): Promise<DocumentOrder<{ words: InvoiceWords }>> => ({
  kind: 'invoice',
  locale: invoice.language,
  props: { words: await writeInvoice(invoice) },
})
