import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody, type PageEntry } from '../page-cache/page-entry.ts'

/** Sends a whole answer, compressed as the browser likes it, or 304 where it has it already. */
export async function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: PageEntry,
  status = 200,
): Promise<FastifyReply> {
  reply.code(status).headers(entry.headers)
  reply.header('vary', 'accept-encoding')
  if (status === 200) {
    reply.header('etag', entry.etag)
    if (request.headers['if-none-match']?.includes(entry.etag)) return reply.code(304).send()
  }
  const [body, encoding] = await encodeBody(entry, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
