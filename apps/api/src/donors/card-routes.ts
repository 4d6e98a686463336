import { errorBodySchema, guidSchema, languageParamSchema } from '@kindred/contracts/common'
import {
  availabilityMaximumSchema,
  donationTypeSchema,
  donorPreviewSchema,
  listDetailsBodySchema,
  listDetailsSchema,
} from '@kindred/contracts/donors'
import { matchLocale } from '@kindred/domain/location/match-locale'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { drawCards } from './draw-cards.ts'
import { findMaximum } from './find-maximum.ts'
import { markLent } from './media/lend-media.ts'
import { readProfile } from './profile.store.ts'
import { unknownDonor } from './profile-routes.ts'

const tags = ['donors']
const refusals = { 400: errorBodySchema, 404: errorBodySchema }

/** Cards of donors, as the shop and treatment country of the headers see them and with what this reader may see. */
export async function cardRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/donors/:language/:donorGuid/preview',
    {
      schema: {
        tags,
        summary: 'A donor at a glance',
        params: z.object({ language: languageParamSchema, donorGuid: guidSchema }),
        response: { 200: donorPreviewSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { context, principal, params } = request
      const { answer, lending, records } = await drawCards(services, {
        ids: [params.donorGuid],
        context,
        principal,
      })
      const [card] = answer.donors
      const [donor] = records
      if (!card || !donor) return reply.code(404).send(unknownDonor)
      if (lending) markLent(services, reply, lending)
      const { motto } = await readProfile(services.pool, donor.code, matchLocale(context.language) ?? 'en-GB')
      return { ...card, motto, occupation: donor.occupation }
    },
  )

  app.post(
    '/api/donors/:language/listDetails',
    {
      schema: {
        tags,
        summary: 'The cards of up to a hundred donors, each once and in the order asked for',
        params: z.object({ language: languageParamSchema }),
        body: listDetailsBodySchema,
        response: { 200: listDetailsSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { context, principal, body } = request
      const { answer, lending } = await drawCards(services, { ids: body.donorGuids, context, principal })
      if (lending) markLent(services, reply, lending)
      return answer
    },
  )

  app.get(
    '/api/donors/availability/max/:donationType',
    {
      schema: {
        tags,
        summary: 'The most straws, or lots, that one donor of a kind has to give here',
        params: z.object({ donationType: donationTypeSchema }),
        response: { 200: availabilityMaximumSchema, ...refusals },
      },
    },
    async ({ context, params }) => ({ maximum: await findMaximum(services, context, params.donationType) }),
  )
}
