import { errorBodySchema } from '@kindred/contracts/common'
import { isInvoiceNumber } from '@kindred/domain/invoices/invoice-number'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { requireStaff } from '../front-door/require-staff.ts'
import { findOrderByNumber } from '../orders/move-order.ts'
import type { Services } from '../services.ts'
import { findInvoice } from './invoice.store.ts'
import { sendInvoice } from './send-invoice.ts'

const params = z.object({ number: z.string().max(40).refine(isInvoiceNumber) })
const answers = { 200: z.any(), 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const tags = ['invoices']
const config = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** Invoices and credit notes as PDF, for whom they are made out to and for staff. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { pool } = services

  app.get(
    '/api/invoices/:number/pdf',
    {
      config,
      onRequest: requireCustomer,
      schema: { params, response: answers, tags, summary: 'One of my invoices or credit notes' },
    },
    async (request, reply) => {
      const invoice = await findInvoice(pool, request.params.number)
      const order = invoice && (await findOrderByNumber(pool, invoice.content.orderNumber))
      // Numbers can be counted up: another's is answered as missing.
      const isOwn = order?.customerId === findCustomer(request).customerId
      return sendInvoice(services, reply, isOwn ? invoice : null)
    },
  )
  app.get(
    '/api/staff/invoices/:number/pdf',
    {
      config,
      onRequest: requireStaff('orders', 'coordinator', 'responsible'),
      schema: { params, response: answers, tags, summary: 'An invoice or credit note for staff' },
    },
    async (request, reply) => sendInvoice(services, reply, await findInvoice(pool, request.params.number)),
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
