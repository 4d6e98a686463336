import type { FastifyReply, FastifyRequest } from 'fastify'
import { PageCache } from '../page-cache/page-cache.ts'
import { compressFully, makeEntry } from '../page-cache/page-entry.ts'
import { askWeb } from './ask-web.ts'
import { splitUrl } from './classify-page.ts'
import { sendEntry } from './send-entry.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Files of the build: their names change with their bytes, so they are kept compressed and for ever. */
export function answerAssets(webOrigin: string, isDevelopment: boolean) {
  const cache = new PageCache()
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path] = splitUrl(request.url)
    const known = cache.get(path)
    if (known) return sendEntry(request, reply, known)
    const answer = await askWeb(webOrigin, isDevelopment ? request.url : path, 'GET', {})
    const isKept = answer.status === 200 && !isDevelopment
    const entry = await makeEntry(
      answer.body,
      {
        'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
        'cache-control': isKept ? forEver : 'no-store',
      },
      [],
    )
    if (isKept && cache.keep(path, entry, cache.now())) void compressFully(entry)
    return sendEntry(request, reply, entry, answer.status)
  }
}
