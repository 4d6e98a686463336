import { errorBodySchema, guidSchema, textSchema } from '@kindred/contracts/common'
import {
  donorMediaBodySchema,
  donorMediaSchema,
  staffDonorListSchema,
  staffDonorMediaSchema,
  staffMediaAddressesSchema,
} from '@kindred/contracts/donor-media'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { limitBody } from '../../files/limit-body.ts'
import { findStaff, requireRoom } from '../../front-door/require-staff.ts'
import { sendFailure, toErrorBody } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { dropMedia, keepMedia } from './keep-media.ts'
import { markLent } from './lend-media.ts'
import { lendMediaToStaff, listMediaForStaff } from './show-media-to-staff.ts'
import { findDonorsForStaff } from './staff-donor.store.ts'

const tags = ['donors']
const ofDonor = z.object({ donorGuid: guidSchema })
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
/** Who looks after donors, and who answers for safety. */
const onRequest = requireRoom('donors')

/** What staff keep of donors to be seen and heard. */
export async function staffMediaRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { fileSizeLimit } = services.config

  app.get(
    '/api/staff/donors',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Donors by number or name, shown in the shop or not, with how much is kept of each',
        querystring: z.object({ q: textSchema(60).default('') }),
        response: { 200: staffDonorListSchema, ...refusals },
      },
    },
    (request) => findDonorsForStaff(services.pool, request.query.q),
  )

  app.get(
    '/api/staff/donors/:code/media',
    {
      onRequest,
      schema: {
        tags,
        summary: 'What is kept of a donor to be seen and heard, and who may see it',
        params: z.object({ code: z.string().regex(/^[A-Z]{1,3}\d{1,7}$/) }),
        response: { 200: staffDonorMediaSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const donor = await listMediaForStaff(services, request.params.code)
      if (donor) return donor
      return sendFailure(reply, { code: 'unknown-donor', message: 'There is no such donor.' }, 404)
    },
  )

  app.get(
    '/api/staff/donors/:donorGuid/media/addresses',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Addresses that lead you to all of it for ten minutes; that you looked stays known',
        params: ofDonor,
        response: { 200: staffMediaAddressesSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { donorGuid } = request.params
      const { addresses, lending } = await lendMediaToStaff(services, donorGuid, findStaff(request))
      markLent(services, reply, lending)
      return addresses
    },
  )

  app.post(
    '/api/staff/donors/:donorGuid/media',
    {
      onRequest,
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
      const { kind, content, replaces } = request.body
      const kept = await keepMedia(services, {
        donorId: request.params.donorGuid,
        kind,
        replaces,
        bytes: Buffer.from(content, 'base64'),
        staff: findStaff(request),
      })
      if (kept.ok) return reply.code(201).send(kept.value)
      return sendFailure(reply, kept.error, kept.error.code.startsWith('unknown-') ? 404 : 422)
    },
  )

  app.delete(
    '/api/staff/donors/:donorGuid/media/:id',
    {
      onRequest,
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
        staff: findStaff(request),
      })
      if (isGone) return reply.code(204).send()
      return reply
        .code(404)
        .send(toErrorBody({ code: 'not-found', message: 'There is no such picture or recording.' }))
    },
  )
}
