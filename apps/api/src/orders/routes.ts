import { errorBodySchema, textSchema } from '@kindred/contracts/common'
import {
  depositSchema,
  orderHeadSchema,
  ownOrderSchema,
  signCarriersBody,
  staffOrderActionBody,
  staffOrderListQuery,
  staffOrderListSchema,
  staffOrderSchema,
} from '@kindred/contracts/orders'
import { orderActions } from '@kindred/domain/orders/allowed-actions'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { isOneOf } from '@kindred/domain/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBuyer } from '../basket/find-buyer.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import { findCustomer, requireCustomer } from '../front-door/require-customer.ts'
import { findStaff, requireRoom, requireStaff } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { actOnOrder } from './act-on-order.ts'
import { listDeposits } from './list-deposits.ts'
import { newYorkFormRoutes } from './new-york-form-routes.ts'
import { listOwnOrders, readOwnOrder } from './read-orders.ts'
import { paperActions, recordPaper } from './record-paper.ts'
import { signCarriers } from './sign-carriers.ts'
import { listStaffOrders, presentStaffOrder, readStaffOrder } from './staff-orders.ts'

const tags = ['orders']
const params = z.object({ number: textSchema(20).min(1) })
const refusals = { 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
const notFound = (reply: FastifyReply) =>
  sendFailure(reply, { code: 'not-found', message: 'There is no such order.' }, 404)

/** A customer's orders and deposits, and what staff do with orders. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/api/orders',
    {
      onRequest: requireCustomer,
      schema: { response: { 200: z.array(orderHeadSchema), ...refusals }, tags, summary: 'My orders' },
    },
    (request) => listOwnOrders(services, findCustomer(request).customerId),
  )
  app.get(
    '/api/orders/:number',
    {
      onRequest: requireCustomer,
      schema: { params, response: { 200: ownOrderSchema, ...refusals }, tags, summary: 'One of my orders' },
    },
    async (request, reply) =>
      (await readOwnOrder(services, findCustomer(request).customerId, request.params.number)) ??
      notFound(reply),
  )
  app.post(
    '/api/orders/:number/carrieracknowledgement',
    {
      config: { isIdempotent: true },
      onRequest: requireCustomer,
      schema: {
        params,
        body: signCarriersBody,
        response: { 200: ownOrderSchema, ...refusals },
        tags,
        summary: 'Sign that I know of the carrier findings in my order',
      },
    },
    async (request, reply) => {
      const number = parseOrderNumber(request.params.number)
      if (!number.ok) return notFound(reply)
      const { customerId } = findCustomer(request)
      const signer = { customerId, clientType: readClientType(request) }
      const signed = await signCarriers(services, signer, number.value, request.body)
      if (!signed) return notFound(reply)
      return signed.ok ? signed.value : sendFailure(reply, signed.error)
    },
  )
  app.get(
    '/api/deposits',
    {
      onRequest: requireCustomer,
      schema: {
        response: { 200: z.array(depositSchema), ...refusals },
        tags,
        summary: 'What is kept for me',
      },
    },
    async (request) => {
      const buyer = await findBuyer(services, request)
      return listDeposits(services, findCustomer(request).customerId, buyer)
    },
  )

  await app.register(newYorkFormRoutes, { services })

  const staffOnly = requireRoom('orders')
  app.get(
    '/api/staff/orders',
    {
      onRequest: staffOnly,
      schema: {
        querystring: staffOrderListQuery,
        response: { 200: staffOrderListSchema, ...refusals },
        tags,
        summary: 'Orders for staff',
      },
    },
    (request) => listStaffOrders(services, request.query),
  )
  app.get(
    '/api/staff/orders/:number',
    {
      onRequest: staffOnly,
      schema: {
        params,
        response: { 200: staffOrderSchema, ...refusals },
        tags,
        summary: 'One order for staff',
      },
    },
    async (request, reply) => (await readStaffOrder(services, request.params.number)) ?? notFound(reply),
  )
  app.post(
    '/api/staff/orders/:number/actions/:action',
    {
      config: { isIdempotent: true },
      onRequest: requireStaff('orders', 'responsible'),
      schema: {
        params: params.extend({ action: z.enum([...orderActions, ...paperActions]) }),
        body: staffOrderActionBody,
        response: { 200: staffOrderSchema, ...refusals },
        tags,
        summary: 'Move an order on',
      },
    },
    async (request, reply) => {
      const number = parseOrderNumber(request.params.number)
      if (!number.ok) return notFound(reply)
      const by = `staff:${findStaff(request).staffId}`
      const { action } = request.params
      const acted = isOneOf(paperActions, action)
        ? await recordPaper(services, number.value, { reason: request.body.reason, action, by })
        : await actOnOrder(services, number.value, { ...request.body, action, by })
      if (acted === null) return notFound(reply)
      return acted.ok ? presentStaffOrder(services, acted.value) : sendFailure(reply, acted.error)
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
