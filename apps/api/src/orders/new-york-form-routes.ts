import { errorBodySchema, textSchema } from '@kindred/contracts/common'
import { attachmentSchema, keptFileSchema } from '@kindred/contracts/files'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orderNewYorkForm } from '../checkout/new-york-form/order-form.ts'
import { limitBody } from '../files/limit-body.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { sendPdf } from '../print/send-pdf.ts'
import type { Services } from '../services.ts'
import { readOrderForm, receiveNewYorkForm } from './receive-new-york-form.ts'

const tags = ['orders']
const params = z.object({ number: textSchema(20).min(1) })
const refusals = { 400: errorBodySchema, 401: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
const notFound = (reply: FastifyReply) =>
  sendFailure(reply, { code: 'not-found', message: 'There is no such order.' }, 404)

/** The New York form after the order: filled, to be signed, and signed, to be kept with the order (CHK-05). */
export const newYorkFormRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', requireCustomer)
  const readNumber = (text: string): string => {
    const number = parseOrderNumber(text)
    return number.ok ? number.value : ''
  }

  app.get(
    '/api/orders/:number/newyorkpdf',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        params,
        response: { 200: z.any(), ...refusals },
        tags,
        summary: 'The New York form, filled from my order',
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const form = await readOrderForm(services, customerId, readNumber(request.params.number))
      if (!form) return notFound(reply)
      if (!form.ok) return sendFailure(reply, form.error)
      return sendPdf(services, reply, 'new-york-form.pdf', await orderNewYorkForm(services, form.value))
    },
  )
  app.post(
    '/api/orders/:number/newyorkform',
    {
      bodyLimit: limitBody(services.config.fileSizeLimit),
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        params,
        body: attachmentSchema,
        response: { 201: keptFileSchema, ...refusals },
        tags,
        summary: 'Send the signed New York form of my order',
      },
    },
    async (request, reply) => {
      const { customerId } = findCustomer(request)
      const number = readNumber(request.params.number)
      const kept = await receiveNewYorkForm(services, customerId, number, request.body)
      if (!kept) return notFound(reply)
      return kept.ok ? reply.code(201).send(kept.value) : sendFailure(reply, kept.error)
    },
  )
}
