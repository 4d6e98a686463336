import { errorBodySchema } from '@kindred/contracts/common'
import {
  faceMatchingStatusSchema,
  faceMatchSchema,
  faceRegistrationBodySchema,
  faceScoresBodySchema,
  faceScoresSchema,
} from '@kindred/contracts/face-matching'
import { mostPhotoBytes } from '@kindred/domain/face-matching/photo-rules'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { strictLimit } from '../front-door/limit-rate.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { donorParamSchema } from './donor-param.ts'
import { openChildEmbedder } from './embedder/child-embedder.ts'
import type { FaceEmbedder } from './embedder/face-embedder.ts'
import { matchDonor } from './match-donor.ts'
import { readFaceScores } from './read-face-scores.ts'
import { registerFace } from './register-face.ts'
import { removeFace } from './remove-face.ts'
import { showStatus } from './show-status.ts'
import { staffRoutes } from './staff-routes.ts'

const tags = ['face-matching']
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 422: errorBodySchema }
/** A photo of the largest size, as base64 in its body. */
const bodyLimit = Math.ceil((mostPhotoBytes * 4) / 3) + 64 * 1024

/** FACE-05 to FACE-08, and the scores of a page's cards: for a signed-in customer, about their own face alone. */
export const routes = (app: FastifyInstance, services: Services): Promise<void> =>
  makeRoutes(openChildEmbedder(services))(app, services)

/** The same over another embedder, which ends with the app. */
const makeRoutes =
  (embedder: FaceEmbedder) =>
  async (instance: FastifyInstance, services: Services): Promise<void> => {
    instance.addHook('onClose', () => embedder.close())
    await staffRoutes(instance, { services, embedder, bodyLimit })
    const app = instance.withTypeProvider<ZodTypeProvider>()
    const status = { 200: faceMatchingStatusSchema, ...refusals }

    app.get(
      '/api/facematching',
      {
        onRequest: requireCustomer,
        schema: { tags, summary: 'Whether the customer is registered for face matching', response: status },
      },
      (request) => showStatus(findCustomer(request), request.context.shopCode, services),
    )

    app.post(
      '/api/facematching',
      {
        onRequest: requireCustomer,
        bodyLimit,
        config: { rateLimit: strictLimit },
        schema: {
          tags,
          summary: 'Registers the face of a photo, after consent; the photo is not kept',
          body: faceRegistrationBodySchema,
          response: status,
        },
      },
      async (request, reply) => {
        const customer = findCustomer(request)
        const { shopCode } = request.context
        const registered = await registerFace(customer, request.body, { services, shopCode, embedder })
        if (!registered.ok) return sendFailure(reply, registered.error)
        return showStatus(customer, shopCode, services)
      },
    )

    app.delete(
      '/api/facematching',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Removes the registration at once',
          response: { 204: z.null(), ...refusals },
        },
      },
      async (request, reply) => {
        await removeFace(findCustomer(request), services)
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/api/facematching/match/:donor',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'How much one donor, by id or number, resembles the customer',
          params: z.object({ donor: donorParamSchema }),
          response: { 200: faceMatchSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const match = await matchDonor(request.params.donor, request, services)
        return match.ok ? match.value : sendFailure(reply, match.error)
      },
    )

    app.post(
      '/api/facematching/scores',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'The scores of several donors; none for who is not registered',
          body: faceScoresBodySchema,
          response: { 200: faceScoresSchema, ...refusals },
        },
      },
      async (request) => {
        const { context, principal } = request
        const donorIds = request.body.donorGuids
        const scores = await readFaceScores(services, { context, principal, donorIds })
        return {
          scores: [...scores].map(([donorGuid, faceMatchingScore]) => ({ donorGuid, faceMatchingScore })),
        }
      },
    )
  }
