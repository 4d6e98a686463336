import { deviceSchema, emptySchema, webSessionParams } from '@kindred/contracts/identity'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findCustomer, requireCustomer } from '../../front-door/require-customer.ts'
import type { Services } from '../../services.ts'
import { tellOfSecurityChange } from '../tell-of-security-change.ts'
import { endDevices, listDevices } from './devices.ts'

const tags = ['identity']

/** Where a customer is signed in, and how to end that elsewhere. */
export const deviceRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const tellOfEnded = async (customerId: string, ended: number, key: string) => {
    if (ended === 0) return
    await tellOfSecurityChange(services.db, customerId, { change: 'signedOutElsewhere', key }, services)
  }

  app.get(
    '/api/account/devices',
    {
      onRequest: requireCustomer,
      schema: { response: { 200: z.array(deviceSchema) }, tags, summary: 'Where the customer is signed in' },
    },
    async (request) => {
      const { customerId, webSessionId } = findCustomer(request)
      return listDevices(customerId, webSessionId, services)
    },
  )
  app.delete(
    '/api/account/devices',
    {
      onRequest: requireCustomer,
      schema: { response: { 204: emptySchema }, tags, summary: 'Sign out everywhere else' },
    },
    async (request, reply) => {
      const { customerId, webSessionId } = findCustomer(request)
      const ended = await endDevices(customerId, { except: webSessionId }, services)
      await tellOfEnded(customerId, ended, request.id)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/account/devices/:id',
    {
      onRequest: requireCustomer,
      schema: {
        params: webSessionParams,
        response: { 204: emptySchema },
        tags,
        summary: 'Sign out of one browser; one that is not the customer’s is as good as ended',
      },
    },
    async (request, reply) => {
      const { customerId, webSessionId } = findCustomer(request)
      const ended = await endDevices(customerId, { only: request.params.id }, services)
      if (request.params.id !== webSessionId) await tellOfEnded(customerId, ended, request.id)
      return reply.code(204).send()
    },
  )
}
