import { join } from 'node:path'
import { errorBodySchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { limitParallel } from '../workers/limit-parallel.ts'
import { openImageStore } from './image-store.ts'
import { fetchVideoThumbnail } from './video-thumbnail.ts'

const mostBytes = 64 * 1024 * 1024
const forgetAfter = 60 * 60_000

/** BLK-40: thumbnails of films at YouTube, from our own address. Kept on disk; what is not there is asked for again hourly. */
export async function thumbnailRoutes(instance: FastifyInstance, { config }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const store = openImageStore(join(config.dataDirectory, 'video-thumbnails'), mostBytes)
  const absent = new LRUCache<string, true>({ max: 1_000, ttl: forgetAfter })
  const inTurn = limitParallel(2)

  app.get(
    '/cdn-cgi/video-thumbnail/youtube/:file',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['files'],
        summary: 'The thumbnail of a film at YouTube',
        params: z.object({ file: z.string().regex(/^[\w-]{11}\.jpg$/) }),
        response: { 200: z.any(), 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { file } = request.params
      const body =
        (await store.get(file)) ?? (absent.has(file) ? null : await inTurn(() => fetchAndKeep(file)))
      if (!body)
        return reply
          .code(404)
          .header('cache-control', 'public, max-age=600')
          .send(toErrorBody({ code: 'not-found', message: 'There is no such thumbnail.' }))
      return reply
        .header('cache-control', 'public, max-age=604800, stale-while-revalidate=604800')
        .type('image/jpeg')
        .send(body)
    },
  )

  async function fetchAndKeep(file: string): Promise<Buffer | null> {
    const body = await fetchVideoThumbnail(file.slice(0, 11))
    if (body)
      await store
        .put(file, body)
        .catch((error) => app.log.warn({ err: error }, 'a thumbnail could not be kept'))
    else absent.set(file, true)
    return body
  }
}
