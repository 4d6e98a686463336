import type { FastifyReply } from 'fastify'
import { printDisposition } from '../files/print-disposition.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import type { DocumentOrder } from './printer.ts'

/** Answers with a document that is made for who asks and that nobody between keeps; 503 where too many wait for one. */
export async function sendPdf(
  { printer }: Pick<Services, 'printer'>,
  reply: FastifyReply,
  fileName: string,
  order: DocumentOrder,
) {
  const printed = await printer.print(order)
  if (!printed.ok) return sendFailure(reply.header('retry-after', 60), printed.error, 503)
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', printDisposition(fileName))
    .send(Buffer.from(printed.value))
}
