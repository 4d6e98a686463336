import type { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a stream as it comes, compressed where it is text and the browser takes it; to HEAD without its body. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, stream: Readable): void {
  const type = String(reply.getHeader('content-type') ?? '')
  const isText = /^(text\/|application\/(json|javascript))/.test(type)
  if (
    request.method === 'HEAD' ||
    !isText ||
    reply.hasHeader('content-encoding') ||
    !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  ) {
    reply.send(stream)
    return
  }
  reply.removeHeader('content-length')
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  // Flushed as it comes, so that a streamed page shows its first part at once.
  const zip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  stream.on('error', (error) => zip.destroy(error))
  reply.send(stream.pipe(zip))
}
