import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import {
  addEndpointBody,
  changeEndpointBody,
  deliveryListQuery,
  deliveryListSchema,
  endpointSecretSchema,
  webhookEndpointSchema,
} from '@kindred/contracts/webhooks'
import { transaction } from '@kindred/database/transaction'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findStaff, requireRoom } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { planDelivery } from './deliver.ts'
import { listDeliveries, reopen } from './delivery.store.ts'
import { listEndpoints } from './list-endpoints.ts'
import { actOnEndpoint, addEndpoint, type EndpointAct } from './manage-endpoints.ts'

const tags = ['webhooks']
const params = z.object({ id: guidSchema })
const refusals = { 401: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema, 422: errorBodySchema }
const notFound = (reply: FastifyReply) =>
  sendFailure(reply, { code: 'not-found', message: 'There is no such endpoint.' }, 404)

/** Who may say where what happens here is sent. */
const staffOnly = requireRoom('webhooks')

/** Webhooks: endpoints of the operator's own systems, and what was sent to them. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const findOne = async (id: string) =>
    (await listEndpoints(services.pool, services.now())).find((one) => one.id === id)
  const by = (request: Parameters<typeof findStaff>[0]) => `staff:${findStaff(request).staffId}`

  app.get(
    '/api/staff/webhooks',
    {
      onRequest: staffOnly,
      schema: {
        response: { 200: z.array(webhookEndpointSchema), ...refusals },
        tags,
        summary: 'Webhook endpoints',
      },
    },
    () => listEndpoints(services.pool, services.now()),
  )
  app.post(
    '/api/staff/webhooks',
    {
      onRequest: staffOnly,
      schema: {
        body: addEndpointBody,
        response: { 200: endpointSecretSchema, ...refusals },
        tags,
        summary: 'Add a webhook endpoint; its secret is in this answer alone',
      },
    },
    async (request, reply) => {
      const added = await addEndpoint(services, request.body, by(request))
      if (!added.ok) return sendFailure(reply, added.error)
      const endpoint = await findOne(added.value.id)
      return endpoint ? { endpoint, secret: added.value.secret } : notFound(reply)
    },
  )
  app.put(
    '/api/staff/webhooks/:id',
    {
      onRequest: staffOnly,
      schema: {
        params,
        body: changeEndpointBody,
        response: { 200: webhookEndpointSchema, ...refusals },
        tags,
        summary: 'Change name and events of a webhook endpoint',
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const acted = await actOnEndpoint(services, id, { action: 'change', ...request.body }, by(request))
      if (acted && !acted.ok) return sendFailure(reply, acted.error)
      return (acted && (await findOne(id))) ?? notFound(reply)
    },
  )
  app.post(
    '/api/staff/webhooks/:id/rotate',
    {
      onRequest: staffOnly,
      schema: {
        params,
        response: { 200: endpointSecretSchema, ...refusals },
        tags,
        summary: 'Change the secret of a webhook endpoint; the old one counts for a day',
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const acted = await actOnEndpoint(services, id, { action: 'rotate' }, by(request))
      const endpoint = await findOne(id)
      return acted?.ok && acted.value.secret && endpoint
        ? { endpoint, secret: acted.value.secret }
        : notFound(reply)
    },
  )
  app.post(
    '/api/staff/webhooks/:id/:action',
    {
      onRequest: staffOnly,
      schema: {
        params: params.extend({ action: z.enum(['pause', 'resume', 'test', 'remove']) }),
        response: { 200: z.object({ ok: z.literal(true) }), ...refusals },
        tags,
        summary: 'Pause, resume, try out or remove a webhook endpoint',
      },
    },
    async (request, reply) => {
      const { id, action } = request.params
      const act: EndpointAct = { action }
      const acted = await actOnEndpoint(services, id, act, by(request))
      if (!acted) return notFound(reply)
      return acted.ok ? { ok: true as const } : sendFailure(reply, acted.error)
    },
  )
  app.get(
    '/api/staff/webhook-deliveries',
    {
      onRequest: staffOnly,
      schema: {
        querystring: deliveryListQuery,
        response: { 200: deliveryListSchema, ...refusals },
        tags,
        summary: 'What was sent to webhook endpoints, the newest first',
      },
    },
    (request) => listDeliveries(services.pool, request.query),
  )
  app.post(
    '/api/staff/webhook-deliveries/:id/send-again',
    {
      onRequest: staffOnly,
      schema: {
        params,
        response: { 200: z.object({ ok: z.literal(true) }), ...refusals },
        tags,
        summary: 'Send an event again, under the same id',
      },
    },
    async (request, reply) => {
      const at = services.now()
      const line = await transaction(services.pool, async (tx) => {
        const found = await reopen(tx.$client, request.params.id, at)
        if (found) await planDelivery(tx, found, at)
        return found
      })
      if (line) return { ok: true as const }
      return sendFailure(reply, {
        code: 'nothing-to-send',
        message: 'It waits already, or its endpoint is no longer there.',
      })
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
