import type { FastifyReply } from 'fastify'
import { limitParallel } from '../files/limit-parallel.ts'
import { printDisposition } from '../files/print-disposition.ts'

/** A document takes a second of the processor: no more than one is made at a time. */
const inTurn = limitParallel(1)

/** Answers with a document that is made for who asks and that nobody between keeps. */
export async function sendPdf(reply: FastifyReply, fileName: string, print: () => Promise<Uint8Array>) {
  const bytes = await inTurn(print)
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', printDisposition(fileName))
    .send(bytes)
}
