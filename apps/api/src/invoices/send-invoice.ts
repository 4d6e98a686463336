import type { FastifyReply } from 'fastify'
import { sendFailure } from '../front-door/send-failure.ts'
import { sendPdf } from '../print/send-pdf.ts'
import type { InvoiceRow } from './invoice.store.ts'
import { printInvoice } from './print/print-invoice.ts'

/** Answers with an invoice as PDF that nobody between keeps; as missing where there is none. */
export async function sendInvoice(reply: FastifyReply, invoice: InvoiceRow | null) {
  if (!invoice) return sendFailure(reply, { code: 'not-found', message: 'There is no such invoice.' }, 404)
  return sendPdf(reply, `${invoice.number}.pdf`, () => printInvoice(invoice))
}
