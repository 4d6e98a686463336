import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import { donorMediaBodySchema, donorMediaSchema } from '@kindred/contracts/donors'
import { addressQuerySchema } from '@kindred/contracts/files'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { assertAddress } from '../../files/lend-address.ts'
import { limitBody } from '../../files/limit-body.ts'
import { sendBytes } from '../../files/send-bytes.ts'
import { HttpFailure } from '../../front-door/http-failure.ts'
import { findStaff, requireStaff } from '../../front-door/require-staff.ts'
import { sendFailure, toErrorBody } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { findMedia } from './donor-media.store.ts'
import { dropMedia, keepMedia } from './keep-media.ts'
import { nameMedia } from './lend-media.ts'
import { openMedia } from './open-media.ts'

const tags = ['donors']
const ofDonor = z.object({ donorGuid: guidSchema })
const roles = ['coordinator', 'responsible'] as const
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** Photographs, voices and handwriting: to be read by signed address alone, and kept by staff. */
export async function mediaRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { fileSizeLimit } = services.config

  app.get(
    '/api/donors/media/:id',
    {
      schema: {
        tags,
        summary: 'A picture or recording of a donor by its signed address; ranges are served',
        params: z.object({ id: guidSchema }),
        querystring: addressQuerySchema,
        // Whoever has no right to the address is refused by its signature, signed in or not.
        response: {
          200: z.any(),
          206: z.any(),
          400: errorBodySchema,
          403: errorBodySchema,
          404: errorBodySchema,
          416: errorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      assertAddress(services, request, nameMedia(id), request.query)
      const media = await findMedia(services.pool, id)
      const file = media && (await openMedia(services, media))
      if (!file) throw new HttpFailure(404, 'not-found', 'There is no such picture or recording.')
      return sendBytes(request, reply, file)
    },
  )

  app.post(
    '/api/staff/donors/:donorGuid/media',
    {
      onRequest: requireStaff(...roles),
      bodyLimit: limitBody(fileSizeLimit),
      schema: {
        tags,
        summary: 'Keep a photograph, recording or handwriting; what the device wrote into it is left away',
        params: ofDonor,
        body: donorMediaBodySchema,
        response: { 201: donorMediaSchema, 422: errorBodySchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { kind, content } = request.body
      const kept = await keepMedia(services, {
        donorId: request.params.donorGuid,
        kind,
        bytes: Buffer.from(content, 'base64'),
        staff: findStaff(request, ...roles),
      })
      if (kept.ok) return reply.code(201).send(kept.value)
      return sendFailure(reply, kept.error, kept.error.code === 'unknown-donor' ? 404 : 422)
    },
  )

  app.delete(
    '/api/staff/donors/:donorGuid/media/:id',
    {
      onRequest: requireStaff(...roles),
      schema: {
        tags,
        summary: 'Take a picture or recording away for good',
        params: ofDonor.extend({ id: guidSchema }),
        response: { 204: z.undefined(), ...refusals },
      },
    },
    async (request, reply) => {
      const { donorGuid, id } = request.params
      const isGone = await dropMedia(services, {
        donorId: donorGuid,
        id,
        staff: findStaff(request, ...roles),
      })
      if (isGone) return reply.code(204).send()
      return reply
        .code(404)
        .send(toErrorBody({ code: 'not-found', message: 'There is no such picture or recording.' }))
    },
  )
}
