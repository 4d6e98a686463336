import type { FastifyReply } from 'fastify'
import { limitParallel } from '../files/limit-parallel.ts'
import { printDisposition } from '../files/print-disposition.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { InvoiceRow } from './invoice.store.ts'
import { printInvoice } from './print/print-invoice.ts'

/** A document takes a second of the processor: no more than one is made at a time. */
const inTurn = limitParallel(1)

/** Answers with an invoice as PDF that nobody between keeps; as missing where there is none. */
export async function sendInvoice(reply: FastifyReply, invoice: InvoiceRow | null) {
  if (!invoice) return sendFailure(reply, { code: 'not-found', message: 'There is no such invoice.' }, 404)
  const bytes = await inTurn(() => printInvoice(invoice))
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', printDisposition(`${invoice.number}.pdf`))
    .send(bytes)
}
