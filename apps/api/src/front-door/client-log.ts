import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

const bodySchema = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']).catch('error'),
  /** A short stable code, not a sentence: what a person typed never reaches a log. */
  code: z.string().regex(/^[\w .:/-]{1,200}$/),
})

/** API-16: the browser's beacon of level and code. Beacons send `text/plain` or a JSON blob. */
export const clientLogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 4096 },
    app.getDefaultJsonParser('error', 'error'),
  )
  app.post(
    '/_log',
    {
      schema: {
        body: bodySchema,
        response: { 204: z.undefined() },
        tags: ['front door'],
        summary: 'Log a client error',
      },
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      bodyLimit: 4096,
    },
    async (request, reply) => {
      const { level, code } = request.body
      request.log[level]({ client: code }, 'client')
      return reply.code(204).send()
    },
  )
}
