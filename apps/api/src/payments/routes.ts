import { errorBodySchema } from '@kindred/contracts/common'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendFailure } from '../front-door/send-failure.ts'
import type { Services } from '../services.ts'
import { findProvider } from './find-provider.ts'
import { handleEvent } from './handle-event.ts'
import { routes as sandboxRoutes } from './sandbox/routes.ts'

/** Signed events of the payment providers, and in a demo the sandbox's own pages. */
const calls: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  await app.register(async (events) => {
    // The signature is over the very bytes: nothing may read them before it.
    events.removeAllContentTypeParsers()
    events.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) =>
      done(null, body),
    )
    events.post(
      '/api/payments/:provider/events',
      {
        config: { isOpenToOrigins: true, rateLimit: false },
        schema: {
          params: z.object({ provider: z.string().max(30) }),
          response: {
            200: z.object({ outcome: z.string() }),
            400: errorBodySchema,
            404: errorBodySchema,
            422: errorBodySchema,
          },
          tags: ['payments'],
          summary: 'A payment provider’s signed event',
        },
      },
      async (request, reply) => {
        const { provider: name } = request.params as { provider: string }
        const provider = findProvider(services, name)
        if (!provider)
          return sendFailure(reply, { code: 'not-found', message: 'There is no such provider.' }, 404)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = await provider.verifyEvent(request.headers, body)
        if (!event.ok) {
          request.log.warn({ code: event.error.code }, 'payment event not believed')
          return sendFailure(reply, event.error, 400)
        }
        if (event.value === null) return { outcome: 'ignored' }
        const handled = await handleEvent(services, name, event.value)
        return handled.ok ? { outcome: handled.value } : sendFailure(reply, handled.error)
      },
    )
  })
  if (services.config.isDemo) await app.register(sandboxRoutes, { services })
}

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(calls, { services })
}
