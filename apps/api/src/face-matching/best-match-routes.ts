import { errorBodySchema } from '@kindred/contracts/common'
import { bestMatchesBodySchema, bestMatchesSchema } from '@kindred/contracts/face-matching'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { rankDonors } from './rank-donors.ts'

/** The search in the order of faces; apart from the other calls since it needs the search's index. */
export const bestMatchRoutes: FastifyPluginAsyncZod<{ services: Services; index: SearchIndex }> = async (
  app,
  own,
) => {
  app.post(
    '/api/facematching/best',
    {
      onRequest: requireCustomer,
      schema: {
        tags: ['face-matching'],
        summary: 'Donors of a search who resemble the customer most, the most alike first',
        body: bestMatchesBodySchema,
        response: {
          200: bestMatchesSchema,
          400: errorBodySchema,
          401: errorBodySchema,
          403: errorBodySchema,
          422: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const ranked = await rankDonors(request, request.body, own)
      return ranked.ok ? ranked.value : sendFailure(reply, ranked.error)
    },
  )
}
