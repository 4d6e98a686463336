import type { FastifyReply, FastifyRequest } from 'fastify'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import type { KeptFileRow } from './kept-file.store.ts'
import { printDisposition } from './print-disposition.ts'
import { readRange } from './read-range.ts'
import { openStorage } from './storage/open-storage.ts'

/** Sends a protected file, whole or in part. It is saved, never shown as a page of ours, and kept by no cache. */
export async function sendKeptFile(
  { config }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: KeptFileRow,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`
  // A part of what is not what the reader has would not fit it: then the whole is sent.
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isSame ? readRange(request.headers.range, file.length) : 'whole'
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.length}`)
      .send(toErrorBody({ code: 'range-not-there', message: 'The file has no such part.' }))
  const stream = await openStorage(config).read(file.storageKey, range === 'whole' ? undefined : range)
  if (!stream) {
    request.log.error({ fileId: file.id }, 'a kept file is not in the storage')
    return reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such file.' }))
  }
  if (range !== 'whole')
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.length}`)
  return reply
    .type(file.contentType)
    .header('content-length', range === 'whole' ? file.length : range.last - range.first + 1)
    .header('content-disposition', printDisposition(file.fileName))
    .send(stream)
}
