import { createReadStream } from 'node:fs'
import { errorBodySchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findLibraryFile, libraryCacheControl } from './library-file.ts'
import { readRange } from './read-range.ts'

/** Files of the media library at an address that never changes. Parts of a film can be asked for. */
export async function libraryRoutes(instance: FastifyInstance, { config }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  app.get(
    '/media/:name',
    {
      schema: {
        tags: ['files'],
        summary: 'A file of the media library as it was uploaded',
        params: z.object({ name: z.string().max(200) }),
        querystring: z.object({ v: z.string().max(40).optional() }),
        response: {
          200: z.any(),
          206: z.any(),
          304: z.undefined(),
          404: errorBodySchema,
          416: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const file = await findLibraryFile(config.dataDirectory, request.params.name)
      if (!file)
        return reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such file.' }))
      const etag = `"${file.version}"`
      reply
        .header('etag', etag)
        .header('cache-control', libraryCacheControl(request.query))
        .header('accept-ranges', 'bytes')
        .header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      reply.type(file.type)
      const range = readRange(request.headers.range, file.size)
      if (range === 'whole')
        return reply.header('content-length', file.size).send(createReadStream(file.path))
      if (range === 'unsatisfiable')
        return reply
          .header('content-range', `bytes */${file.size}`)
          .type('application/json')
          .code(416)
          .send(toErrorBody({ code: 'range-not-satisfiable', message: 'The file has no such part.' }))
      return reply
        .code(206)
        .header('content-range', `bytes ${range.first}-${range.last}/${file.size}`)
        .header('content-length', range.last - range.first + 1)
        .send(createReadStream(file.path, { start: range.first, end: range.last }))
    },
  )
}
