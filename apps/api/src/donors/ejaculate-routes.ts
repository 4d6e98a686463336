import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import { ejaculateInfoSchema } from '@kindred/contracts/donors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { listEjaculateInfo } from './ejaculate-info.ts'

const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** The donations that a customer's straws come from. Nobody else's are answered, not even that they exist. */
export async function ejaculateRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/donors/ejaculateInfo',
    {
      onRequest: requireCustomer,
      schema: {
        tags: ['donors'],
        summary: 'The donations that my straws come from, the newest first',
        response: { 200: z.array(ejaculateInfoSchema), ...refusals },
      },
    },
    (request) => listEjaculateInfo(services, findCustomer(request).customerId),
  )

  app.get(
    '/api/donors/:donorGuid/ejaculateInfo/:batch',
    {
      onRequest: requireCustomer,
      schema: {
        tags: ['donors'],
        summary: 'One donation that straws of mine come from, by the batch number on a straw',
        params: z.object({ donorGuid: guidSchema, batch: z.string().regex(/^[\w-]{1,40}$/) }),
        response: { 200: ejaculateInfoSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const [info] = await listEjaculateInfo(services, customerId, request.params)
      return (
        info ??
        reply
          .code(404)
          .send(toErrorBody({ code: 'no-such-batch', message: 'No straw of yours comes from this batch.' }))
      )
    },
  )
}
