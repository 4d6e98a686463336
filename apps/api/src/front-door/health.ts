import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Services } from '../services.ts'

const stateSchema = z.object({ status: z.enum(['ok', 'waiting']), checks: z.record(z.string(), z.boolean()) })

/** Something `/readyz` waits for: true when it is ready. */
export type ReadyCheck = () => boolean | Promise<boolean>

/** `/healthz`: the process is up. `/readyz`: it can serve (database reachable and migrated, search index loaded). */
export const healthRoutes: FastifyPluginAsyncZod<{
  services: Services
  checks: Record<string, ReadyCheck>
}> = async (app, { services, checks }) => {
  app.get(
    '/healthz',
    {
      schema: {
        response: { 200: z.object({ status: z.literal('ok') }) },
        tags: ['front door'],
        summary: 'Process up',
      },
      // Busy is up: whoever restarts what does not answer here would make it worse.
      config: { pressureHandler: () => undefined },
    },
    async () => ({ status: 'ok' as const }),
  )

  const all: Record<string, ReadyCheck> = { database: () => isMigrated(services), ...checks }
  app.get(
    '/readyz',
    {
      schema: {
        response: { 200: stateSchema, 503: stateSchema },
        tags: ['front door'],
        summary: 'Ready to serve',
      },
      config: {
        pressureHandler: (_request, reply) => {
          reply.code(503)
          return { status: 'waiting', checks: { load: false } }
        },
      },
    },
    async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(all).map(async ([name, check]) => [name, await attempt(check)] as const),
      )
      const isReady = results.every(([, passed]) => passed)
      return reply
        .code(isReady ? 200 : 503)
        .send({ status: isReady ? 'ok' : 'waiting', checks: Object.fromEntries(results) })
    },
  )
}

async function isMigrated({ pool }: Services): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select exists (select from shop.migration) as found')
  return rows[0]?.found === true
}

async function attempt(check: ReadyCheck): Promise<boolean> {
  try {
    return await check()
  } catch {
    return false
  }
}
