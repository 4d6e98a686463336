import { gzipSync } from 'node:zlib'
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
import { sendPdf } from '../print/send-pdf.ts'
import type { Services } from '../services.ts'
import { drawPortrait } from './drawings/draw-portrait.ts'
import { findDonor } from './find-donor.ts'
import { markLent } from './media/lend-media.ts'
import { orderProfile } from './print/order-profile.ts'
import { showDonor } from './show-donor.ts'

export const donorIdSchema = z.string().regex(/^[A-Z]{1,3}\d{1,7}$/)
export const unknownDonor = toErrorBody({ code: 'unknown-donor', message: 'There is no such donor.' })

const ofDonor = z.object({
  shop: shopParamSchema,
  language: languageParamSchema,
  country: countryParamSchema,
  donorId: donorIdSchema,
})

/** A donor's page, and the drawing of a donor. */
export async function profileRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/donors/:shop/:language/:country/:donorId',
    {
      config: { isTreatmentCountry: true },
      schema: {
        tags: ['donors'],
        summary: 'A donor as a treatment country sees it; country ZZ while it is not chosen',
        params: ofDonor,
        response: { 200: donorDetailSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { context, principal } = request
      const shown = await showDonor(services, { code: request.params.donorId, context, principal })
      if (!shown) return reply.code(404).send(unknownDonor)
      if (principal.kind === 'customer') reply.header('cache-control', 'private, no-store')
      if (shown.lending) markLent(services, reply, shown.lending)
      return shown.detail
    },
  )

  app.get(
    '/api/donors/:shop/:language/:country/:donorId/pdf',
    {
      config: { isTreatmentCountry: true, rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        tags: ['donors'],
        summary: 'A donor’s profile as PDF: what whoever asks may see, and no more',
        params: ofDonor,
        response: { 200: z.any(), 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { context, principal } = request
      const shown = await showDonor(services, { code: request.params.donorId, context, principal })
      if (!shown) return reply.code(404).send(unknownDonor)
      const order = await orderProfile(services, shown, context.language)
      return sendPdf(services, reply, `${shown.detail.name} ${shown.detail.donorId}.pdf`, order)
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
        response: { 200: z.any(), 404: errorBodySchema },
      },
    },
    async (request, reply) => {
      const donor = await findDonor(services, request.params.file.slice(0, -'.svg'.length))
      if (!donor?.isPublished || donor.isBlocked) return reply.code(404).send(unknownDonor)
      // The address carries a version of the traits (`portraitUrl`), so that it may be kept for ever.
      const isVersioned = request.query.v !== undefined
      reply
        .type('image/svg+xml')
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('vary', 'accept-encoding')
      const drawing = drawPortrait(donor)
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(drawing)
      // Less than half as long: a list has twenty of them.
      return reply.header('content-encoding', 'gzip').send(gzipSync(drawing))
    },
  )
}
