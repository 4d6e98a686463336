import {
  countryParamSchema,
  errorBodySchema,
  languageParamSchema,
  shopParamSchema,
} from '@kindred/contracts/common'
import { donorDetailSchema } from '@kindred/contracts/donors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { toErrorBody } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findDonorId, readDonors } from './donor.store.ts'
import { drawPortrait } from './draw-portrait.ts'
import { showDonor } from './show-donor.ts'

const donorIdSchema = z.string().regex(/^[A-Z]{1,3}\d{1,7}$/)
const unknownDonor = toErrorBody({ code: 'unknown-donor', message: 'There is no such donor.' })

/** The donor page's data and the drawings on cards. */
export async function routes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/donors/:shop/:language/:country/:donorId',
    {
      config: { isTreatmentCountry: true },
      schema: {
        tags: ['donors'],
        summary: 'A donor as a treatment country sees it; country ZZ while it is not chosen',
        params: z.object({
          shop: shopParamSchema,
          language: languageParamSchema,
          country: countryParamSchema,
          donorId: donorIdSchema,
        }),
        response: { 200: donorDetailSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { context, principal } = request
      const donor = await showDonor(services, { code: request.params.donorId, context, principal })
      return donor ?? reply.code(404).send(unknownDonor)
    },
  )

  app.get(
    '/media/portraits/:file',
    {
      schema: {
        tags: ['donors'],
        summary: 'A drawing made from a donor’s traits, {donorId}.svg',
        params: z.object({ file: z.string().regex(/^[A-Z]{1,3}\d{1,7}\.svg$/) }),
        querystring: z.object({ v: z.string().max(10).optional() }),
        response: { 200: z.string(), 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const id = await findDonorId(services.pool, request.params.file.slice(0, -'.svg'.length))
      const [donor] = id ? await readDonors(services.pool, [id]) : []
      if (!donor?.isPublished || donor.isBlocked) return reply.code(404).send(unknownDonor)
      // The address carries a version of the traits (`portraitUrl`), so that it may be kept for ever.
      const isVersioned = request.query.v !== undefined
      reply
        .type('image/svg+xml')
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cross-origin-resource-policy', 'cross-origin')
      return reply.send(drawPortrait(donor))
    },
  )
}
