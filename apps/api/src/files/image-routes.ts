import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { errorBodySchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFailure, toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { limitParallel } from '../workers/limit-parallel.ts'
import { chooseImageFormat } from './image-format.ts'
import { type ImageOptions, parseImageOptions } from './image-options.ts'
import { openImageStore } from './image-store.ts'
import { findLibraryFile, type LibraryFile, libraryCacheControl } from './library-file.ts'
import { resizeImage } from './resize-image.ts'

/** Pictures of the media library, by the address the editor gives them or the shorter one. Nothing else is reached. */
const mediaPath = /^\/?(?:cms-api\/media\/file|media)\/([^/]+\.(?:jpe?g|png|webp|avif|gif))$/i

/** Pictures of pages in the sizes a page needs. */
export async function imageRoutes(instance: FastifyInstance, { config }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const store = openImageStore(join(config.dataDirectory, 'images'))
  const inTurn = limitParallel(2)
  const making = new Map<string, Promise<Buffer>>()

  app.get(
    '/cdn-cgi/image/:options/*',
    {
      schema: {
        tags: ['files'],
        summary: 'A picture of the media library, resized: width=640,height=360,fit=cover,gravity=0.5x0.3',
        params: z.object({ options: z.string().max(100), '*': z.string().max(300) }),
        querystring: z.object({ v: z.string().max(40).optional() }),
        response: { 200: z.any(), 304: z.undefined(), 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const options = parseImageOptions(request.params.options)
      if (!options.ok) return sendFailure(reply, options.error, 400)
      const name = mediaPath.exec(request.params['*'])?.[1]
      const notFound = () =>
        reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such picture.' }))
      const file = name === undefined ? null : await findLibraryFile(config.dataDirectory, name)
      if (!file) return notFound()
      const format = chooseImageFormat(request.headers.accept)
      const key = nameSize(file, options.value, format)
      const etag = `"${key}"`
      reply
        .header('cache-control', libraryCacheControl(request.query))
        .header('etag', etag)
        .header('vary', 'accept')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const body = await makeOnce(key, () => resizeImage(file.path, options.value, format)).catch((error) => {
        request.log.warn({ err: error, name }, 'a file of the library is no picture')
        return null
      })
      if (!body) {
        reply.removeHeader('etag').header('cache-control', 'no-store')
        return notFound()
      }
      return reply.type(`image/${format}`).header('cross-origin-resource-policy', 'cross-origin').send(body)
    },
  )

  /** From disk, or drawn once however many ask at the same time. */
  function makeOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = making.get(key)
    if (running) return running
    const answer = (async () => {
      const known = await store.get(key)
      if (known) return known
      const body = await inTurn(make)
      await store.put(key, body).catch((error) => app.log.warn({ err: error }, 'a picture could not be kept'))
      return body
    })().finally(() => making.delete(key))
    making.set(key, answer)
    return answer
  }
}

function nameSize({ path, version }: LibraryFile, options: ImageOptions, format: string): string {
  return createHash('sha256')
    .update(JSON.stringify([path, version, options, format]))
    .digest('base64url')
}
