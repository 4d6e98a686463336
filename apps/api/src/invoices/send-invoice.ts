import type { FastifyReply } from 'fastify'
import { sendFailure } from '../front-door/send-failure.ts'
import { sendPdf } from '../print/send-pdf.ts'
import type { Services } from '../services.ts'
import type { InvoiceRow } from './invoice.store.ts'
import { orderInvoice } from './print/order-invoice.ts'

/** Answers with an invoice as PDF that nobody between keeps; as missing where there is none. */
export async function sendInvoice(
  services: Pick<Services, 'printer'>,
  reply: FastifyReply,
  invoice: InvoiceRow | null,
) {
  if (!invoice) return sendFailure(reply, { code: 'not-found', message: 'There is no such invoice.' }, 404)
  return sendPdf(services, reply, `${invoice.number}.pdf`, await orderInvoice(invoice))
}
