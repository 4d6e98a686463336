import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import { HttpFailure } from './http-failure.ts'

/**
 * A call that takes no body refuses one that says something: it would be ignored, and whoever sends a total or another's
 * id with a payment must learn that nothing reads it. An empty object says nothing. Bytes are of a call that reads them itself.
 */
export const unaskedBodies = fp(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      const { body, routeOptions, url } = request
      if (!url.startsWith('/api/') || !isApiPath(url)) return
      if (body === undefined || body === null || Buffer.isBuffer(body)) return
      if (routeOptions.schema === undefined || routeOptions.schema.body) return
      const field = nameFirstField(body)
      if (field === null) return
      throw new HttpFailure(400, 'unknown-field', 'This call takes no body.', { field })
    })
  },
  { name: 'unasked-bodies' },
)

function nameFirstField(body: FastifyRequest['body']): string | null {
  if (typeof body !== 'object' || Array.isArray(body)) return 'body'
  return Object.keys(body as object)[0]?.slice(0, 100) ?? null
}
