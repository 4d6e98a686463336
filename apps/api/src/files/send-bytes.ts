import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toErrorBody } from '../front-door/send-failure.ts'
import { printDisposition } from './print-disposition.ts'
import { readRange } from './read-range.ts'
import type { ByteRange } from './storage/file-storage.ts'

export type SentFile = {
  fileName: string
  contentType: string
  /** Bytes. */
  length: number
  /** Changes with the content; without quotes. */
  version: string
  cacheControl: string
  /** Null where the bytes are gone. */
  open: (range?: ByteRange) => Promise<Readable | null>
}

/** Sends a file, whole or in part. It is saved or played, never shown as a page of ours. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.version}"`
  // A part of what is not what the reader has would not fit it: then the whole is sent.
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isSame ? readRange(request.headers.range, file.length) : 'whole'
  reply
    .header('cache-control', file.cacheControl)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${file.length}`)
      .send(toErrorBody({ code: 'range-not-there', message: 'The file has no such part.' }))
  const stream = await file.open(range === 'whole' ? undefined : range)
  if (!stream) {
    request.log.error({ url: request.routeOptions.url }, 'the bytes of a file are gone')
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(toErrorBody({ code: 'not-found', message: 'There is no such file.' }))
  }
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.length}`)
  return reply
    .type(file.contentType)
    .header('content-length', range === 'whole' ? file.length : range.last - range.first + 1)
    .header('content-disposition', printDisposition(file.fileName))
    .send(stream)
}
