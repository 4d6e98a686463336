import { acknowledgeBody, alertListQuery, alertSchema } from '@kindred/contracts/alerts'
import { errorBodySchema, guidSchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findStaff, requireRoom } from '../front-door/require-staff.ts'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { acknowledge } from './alert.store.ts'
import { listAlerts } from './list-alerts.ts'
import { reconcile } from './reconcile.ts'

const tags = ['reconciliation']
const refusals = { 401: errorBodySchema, 403: errorBodySchema, 422: errorBodySchema }
const staffOnly = requireRoom('alerts')

/** Alerts of the back office: what differs between the books, and who has taken it on. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/api/staff/alerts',
    {
      onRequest: staffOnly,
      schema: {
        querystring: alertListQuery,
        response: { 200: z.array(alertSchema), ...refusals },
        tags,
        summary: 'Alerts, open or gone',
      },
    },
    (request) => listAlerts(services.pool, request.query.state),
  )
  app.post(
    '/api/staff/alerts/check',
    {
      onRequest: staffOnly,
      schema: {
        response: { 200: z.array(alertSchema), ...refusals },
        tags,
        summary: 'Compare the books now',
      },
    },
    async () => {
      await reconcile({}, services)
      return listAlerts(services.pool, 'open')
    },
  )
  app.post(
    '/api/staff/alerts/:id/acknowledge',
    {
      onRequest: staffOnly,
      schema: {
        params: z.object({ id: guidSchema }),
        body: acknowledgeBody,
        response: { 200: z.object({ ok: z.literal(true) }), ...refusals },
        tags,
        summary: 'Take an alert on',
      },
    },
    async (request, reply) => {
      const by = `staff:${findStaff(request).staffId}`
      const of = { by, note: request.body.note, at: services.now() }
      if (await acknowledge(services.pool, request.params.id, of)) return { ok: true as const }
      return sendFailure(reply, {
        code: 'alert-not-open',
        message: 'The alert is gone, or somebody has taken it on.',
      })
    },
  )
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
