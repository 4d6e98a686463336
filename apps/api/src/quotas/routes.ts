import { errorBodySchema } from '@kindred/contracts/common'
import { quotaPlaceSchema } from '@kindred/contracts/orders'
import { allowedToBuyQuotaSchema, quotaAnswerSchema } from '@kindred/contracts/quotas'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowQuota } from '../basket/allow-quota.ts'
import { findShopper } from '../basket/find-shopper.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { listQuotaPlaces } from './list-quota-places.ts'

const tags = ['quotas']
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }

/** A customer's quota places, and whether one may be bought. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/api/quotaplaces',
    {
      onRequest: requireCustomer,
      schema: { response: { 200: z.array(quotaPlaceSchema), ...refusals }, tags, summary: 'My quota places' },
    },
    (request) => listQuotaPlaces(services, findCustomer(request).customerId),
  )
  app.post(
    '/api/pregnancies/allowedtobuyqr',
    {
      onRequest: requireCustomer,
      schema: {
        body: allowedToBuyQuotaSchema,
        response: { 200: quotaAnswerSchema, ...refusals },
        tags,
        summary: 'Whether a place of a donor may be bought',
      },
    },
    async (request, reply) => {
      if (request.body.userName !== findCustomer(request).username)
        return sendFailure(reply, { code: 'not-found', message: 'There is no such user.' }, 404)
      const answer = await allowQuota(services, findShopper(request), request.body)
      return answer.ok ? answer.value : sendFailure(reply, answer.error)
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
