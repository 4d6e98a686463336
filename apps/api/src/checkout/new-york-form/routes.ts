import { errorBodySchema, shopLanguageParams } from '@kindred/contracts/common'
import { attachmentSchema, keptFileSchema } from '@kindred/contracts/files'
import { clientTypes } from '@kindred/domain/vocabulary'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findShopper } from '../../basket/find-shopper.ts'
import { keepUpload } from '../../files/keep-upload.ts'
import { limitBody } from '../../files/limit-body.ts'
import { findCustomer } from '../../front-door/require-customer.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import { sendPdf } from '../../print/send-pdf.ts'
import type { Services } from '../../services.ts'
import { needsForm } from '../describe-summary.ts'
import { loadCheckout } from '../load-checkout.ts'
import { orderNewYorkForm } from './order-form.ts'
import { readCheckoutFacts } from './write-form.ts'

const tags = ['checkout']
const base = '/api/commerce/checkout/:shop/:language'
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 422: errorBodySchema }

/** The New York form: filled, to be signed (CHK-05), and signed, to be kept. For customers alone. */
export const newYorkFormRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.get(
    `${base}/getnewyorkpdf`,
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        params: shopLanguageParams,
        querystring: z.object({ visitorType: z.enum(clientTypes).optional() }),
        response: { 200: z.any(), ...refusals },
        tags,
        summary: 'The New York form, filled from the checkout',
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const loaded = await loadCheckout(services, { ...findShopper(request), customerId })
      if (!loaded.ok) return sendFailure(reply, loaded.error)
      if (!needsForm(loaded.value))
        return sendFailure(reply, {
          code: 'form-not-needed',
          message: 'Nothing of this goes to New York.',
        })
      const form = await orderNewYorkForm(services, readCheckoutFacts(loaded.value))
      return sendPdf(services, reply, 'new-york-form.pdf', form)
    },
  )
  app.post(
    `${base}/uploadnewyorkform`,
    {
      bodyLimit: limitBody(services.config.fileSizeLimit),
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        params: shopLanguageParams,
        body: attachmentSchema,
        response: { 201: keptFileSchema, ...refusals },
        tags,
        summary: 'Send the signed New York form',
      },
    },
    async (request, reply) => {
      const owner = `customer:${findCustomer(request).customerId}`
      const kept = await keepUpload(services, { ...request.body, owner })
      return kept.ok ? reply.code(201).send(kept.value) : sendFailure(reply, kept.error)
    },
  )
}
