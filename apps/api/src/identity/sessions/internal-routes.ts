import { errorBodySchema } from '@kindred/contracts/common'
import {
  emptySchema,
  sessionUserSchema,
  webSessionBodySchema,
  webSessionParams,
  webSessionSchema,
} from '@kindred/contracts/identity'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { placeAtSignIn } from '../../content/place-at-sign-in.ts'
import { HttpFailure } from '../../front-door/http-failure.ts'
import { sendFailure } from '../../front-door/send-failure.ts'
import type { Services } from '../../services.ts'
import { isFromInside } from '../is-from-inside.ts'
import { createWebSession } from './create-web-session.ts'
import { endWebSession } from './end-web-session.ts'
import { openWebSession } from './open-web-session.ts'

/** Calls of the web process alone: over the inner network, with the installation's own key. */
export const internalRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  app.addHook('onRequest', async (request) => {
    if (!isFromInside(request, services.config.keys.internal))
      throw new HttpFailure(404, 'not-found', 'There is no such call.')
  })
  const config = { rateLimit: false as const }

  /** Nobody stays outside because it cannot be said where they are. */
  const findPlace = async (sid: string, request: FastifyRequest) => {
    try {
      const principal = await openWebSession(sid, services)
      return principal ? await placeAtSignIn(principal, request, services) : []
    } catch (error) {
      request.log.error({ err: error }, 'where the customer is could not be found')
      return []
    }
  }

  app.post(
    '/internal/web-sessions',
    {
      config,
      schema: {
        body: webSessionBodySchema,
        response: { 200: webSessionSchema, 422: errorBodySchema },
        hide: true,
      },
    },
    async (request, reply) => {
      const made = await createWebSession(request.body, services)
      if (!made.ok) return sendFailure(reply, made.error)
      const { sid } = made.value
      return { sid, place: await findPlace(sid, request) }
    },
  )

  app.get(
    '/internal/web-sessions/:id',
    {
      config,
      schema: {
        params: webSessionParams,
        response: { 200: sessionUserSchema, 404: errorBodySchema },
        hide: true,
      },
    },
    async (request) => {
      const principal = await openWebSession(request.params.id, services)
      if (!principal) throw new HttpFailure(404, 'session-ended', 'The session has ended.')
      return {
        preferred_username: principal.username,
        username: principal.username,
        name: principal.name,
        email: principal.email,
        client_type: principal.clientType === 'private' ? ('Private' as const) : ('Professional' as const),
        client_guid: principal.customerId,
      }
    },
  )

  app.delete(
    '/internal/web-sessions/:id',
    { config, schema: { params: webSessionParams, response: { 204: emptySchema }, hide: true } },
    async (request, reply) => {
      await endWebSession(request.params.id, services)
      return reply.code(204).send()
    },
  )
}
