import { errorBodySchema } from '@kindred/contracts/common'
import { measurementQuery, measurementSchema, toldEventSchema } from '@kindred/contracts/measurement'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireRoom } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { countEvent } from './count-event.ts'
import { readMeasurement } from './read-measurement.ts'

const tags = ['measurement']
/** More than anybody does in a minute, and too little to make the numbers worthless. */
const tellingLimit = { max: 60, timeWindow: 60_000 }

/** How often things are done, without anybody who did them. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/measurement/events',
    {
      bodyLimit: 2048,
      config: { rateLimit: tellingLimit },
      schema: {
        tags,
        summary: 'Count an event, when the visitor agreed to statistics',
        body: toldEventSchema,
        response: { 204: z.undefined(), 400: errorBodySchema, 422: errorBodySchema },
      },
    },
    async (request, reply) => {
      const counted = await countEvent(services, request.body, request.headers.cookie ?? '')
      return counted.ok ? reply.code(204).send() : sendFailure(reply, counted.error)
    },
  )

  app.get(
    '/api/staff/measurement',
    {
      onRequest: requireRoom('measurement'),
      schema: {
        tags,
        summary: 'What was counted in the last days',
        querystring: measurementQuery,
        response: {
          200: measurementSchema,
          400: errorBodySchema,
          401: errorBodySchema,
          403: errorBodySchema,
        },
      },
    },
    (request) => readMeasurement(services, request.query),
  )
}
