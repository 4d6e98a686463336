import { errorBodySchema, shopLanguageParams, textSchema } from '@kindred/contracts/common'
import {
  paymentRequestBody,
  paymentRequestMadeSchema,
  paymentRequestSchema,
  paymentTokenBody,
  standalonePaymentAddressSchema,
  standalonePaymentInformationSchema,
  standalonePaymentStartedSchema,
} from '@kindred/contracts/payment-requests'
import { clientTypes } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readAddress } from '../accounts/addresses.ts'
import { openPageCache } from '../content/page-cache.ts'
import { findStaff, requireRoom, requireStaff } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import { findRequestInvoice, listRequestInvoiceNumbers } from '../invoices/request-invoices.ts'
import { sendInvoice } from '../invoices/send-invoice.ts'
import type { Services } from '../services.ts'
import { cancelPaymentRequest } from './cancel-payment-request.ts'
import { makePaymentRequest } from './make-payment-request.ts'
import { findRequest, listRequests, listTries } from './payment-request.store.ts'
import { hashPaymentToken } from './payment-token.ts'
import { presentPayment, presentRequest } from './present-request.ts'
import { startRequestPayment } from './start-request-payment.ts'

const tags = ['payment-requests']
const base = '/api/commerce/checkout/:shop/:language'
const refusals = { 400: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
const staffRefusals = { ...refusals, 401: errorBodySchema, 403: errorBodySchema }
const limited = { rateLimit: { max: 30, timeWindow: '1 minute' } }
/** How many staff see; older ones are found by nobody any more. */
const listed = 200

/** Amounts that staff ask for outside of an order, and the page that pays them (CHK-13, CHK-14, CHK-18). */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { pool, now } = services
  const notFound = (reply: FastifyReply) =>
    sendFailure(reply, { code: 'not-found', message: 'There is no such payment.' }, 404)

  app.post(
    `${base}/getstandalonepaymentinformationasync`,
    {
      config: limited,
      schema: {
        params: shopLanguageParams,
        querystring: z.object({ visitorType: z.enum(clientTypes).optional() }),
        body: paymentTokenBody,
        response: { 200: standalonePaymentInformationSchema, ...refusals },
        tags,
        summary: 'What the holder of a link is asked to pay',
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const found = await findRequest(pool, { tokenHash: hashPaymentToken(request.body.token) })
      if (found?.shopCode !== request.context.shopCode) return notFound(reply)
      const invoice = await findRequestInvoice(pool, found.id)
      return presentPayment(services, found, await listTries(pool, found.id), invoice?.number ?? null)
    },
  )
  app.post(
    `${base}/getstandalonepaymentinvoice`,
    {
      config: limited,
      schema: {
        params: shopLanguageParams,
        body: paymentTokenBody,
        response: { 200: z.any(), ...refusals },
        tags,
        summary: 'The invoice of what was paid, as PDF, for the holder of the link',
      },
    },
    async (request, reply) => {
      const found = await findRequest(pool, { tokenHash: hashPaymentToken(request.body.token) })
      const isHere = found?.shopCode === request.context.shopCode
      return sendInvoice(services, reply, isHere && found ? await findRequestInvoice(pool, found.id) : null)
    },
  )
  app.get(
    `${base}/getstandalonepaymentaddressinformationasync`,
    {
      config: limited,
      schema: {
        params: shopLanguageParams,
        querystring: z.object({ number: textSchema(20).min(1) }),
        response: { 200: standalonePaymentAddressSchema, ...refusals },
        tags,
        summary: 'The billing address of the account a payment is asked of',
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { principal } = request
      const found = await findRequest(pool, { number: request.query.number })
      if (principal.kind !== 'customer' || found?.customerId !== principal.customerId)
        return { billing: null }
      return { billing: await readAddress(principal.customerId, 'billing', services) }
    },
  )
  app.post(
    `${base}/startstandalonepayment`,
    {
      config: { ...limited, isIdempotent: true },
      schema: {
        params: shopLanguageParams,
        body: paymentTokenBody,
        response: { 200: standalonePaymentStartedSchema, ...refusals },
        tags,
        summary: 'Go to the card page of a payment',
      },
    },
    async (request, reply) => {
      const started = await startRequestPayment(services, request.body.token)
      if (started === null) return notFound(reply)
      return started.ok ? started.value : sendFailure(reply, started.error)
    },
  )

  const staffOnly = requireRoom('payments')
  app.get(
    '/api/staff/payment-requests',
    {
      onRequest: staffOnly,
      schema: {
        response: { 200: z.array(paymentRequestSchema), ...staffRefusals },
        tags,
        summary: 'Payments asked for',
      },
    },
    async () => {
      const requests = await listRequests(pool, listed)
      const numbers = await listRequestInvoiceNumbers(
        pool,
        requests.map(({ id }) => id),
      )
      return requests.map((one) => presentRequest(one, now(), numbers.get(one.id) ?? null))
    },
  )
  app.post(
    '/api/staff/payment-requests',
    {
      config: { isIdempotent: true },
      onRequest: requireStaff('orders', 'responsible'),
      schema: {
        body: paymentRequestBody,
        response: { 200: paymentRequestMadeSchema, ...staffRefusals },
        tags,
        summary: 'Ask somebody for a payment',
      },
    },
    async (request, reply) => {
      const by = `staff:${findStaff(request).staffId}`
      const made = await makePaymentRequest(services, request.body, by)
      if (!made.ok) return sendFailure(reply, made.error)
      return { request: presentRequest(made.value.request, now()), link: made.value.link }
    },
  )
  app.post(
    '/api/staff/payment-requests/:id/cancel',
    {
      onRequest: requireStaff('orders', 'responsible'),
      schema: {
        params: z.object({ id: z.guid() }),
        response: { 200: paymentRequestSchema, ...staffRefusals },
        tags,
        summary: 'Take a payment request back',
      },
    },
    async (request, reply) => {
      const by = `staff:${findStaff(request).staffId}`
      const cancelled = await cancelPaymentRequest(services, request.params.id, by)
      if (cancelled === null) return notFound(reply)
      return cancelled.ok ? presentRequest(cancelled.value, now()) : sendFailure(reply, cancelled.error)
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  // Where the page stands is read from the pages.
  app.addHook('onClose', openPageCache(services).close)
  await app.register(calls, { services })
}
