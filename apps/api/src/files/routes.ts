import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorBodySchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { z } from 'zod'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { type ImageOptions, parseImageOptions } from './image-options.ts'

/** Files of the media library, by the address the editor gives them or shorter. Nothing else can be reached. */
const mediaPath = /^\/?(?:cms-api\/media\/file|media)\/([\w][\w .()-]{0,150}\.(?:jpe?g|png|webp|avif|gif))$/i
const maxPixels = 60_000_000

/** Pictures of pages in the sizes a page needs. */
export async function routes(instance: FastifyInstance, { config }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const made = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body) => body.length + 200,
  })
  const making = new Map<string, Promise<Buffer>>()

  app.get(
    '/cdn-cgi/image/:options/*',
    {
      schema: {
        tags: ['files'],
        summary: 'A picture of the media library, resized: width=640,height=360,fit=cover,quality=75',
        params: z.object({ options: z.string().max(100), '*': z.string().max(300) }),
        response: { 200: z.any(), 304: z.undefined(), 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const options = parseImageOptions(request.params.options)
      if (!options.ok) return sendFailure(reply, options.error, 400)
      const name = mediaPath.exec(request.params['*'])?.[1]
      const notFound = () =>
        reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such picture.' }))
      if (name === undefined) return notFound()
      const file = join(config.dataDirectory, 'media', name)
      const source = await readFile(file).catch(() => null)
      if (source === null) return notFound()
      const key = `${createHash('sha1').update(source).digest('base64url')} ${JSON.stringify(options.value)}`
      const body =
        made.get(key) ?? (await makeOnce(key, () => resize(source, options.value)).catch(() => null))
      if (body === null) return notFound()
      const etag = `"${createHash('sha1').update(key).digest('base64url')}"`
      reply
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/webp').header('cross-origin-resource-policy', 'cross-origin').send(body)
    },
  )

  async function makeOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = making.get(key) ?? make().finally(() => making.delete(key))
    making.set(key, running)
    const body = await running
    made.set(key, body)
    return body
  }
}

/** WebP for everybody: AVIF takes four times as long for little less. Never larger than the original. */
function resize(source: Buffer, { width, height, fit, quality }: ImageOptions): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, ...(height === null ? {} : { height }), fit, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
}
