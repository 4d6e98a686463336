import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { HttpFailure } from './http-failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that opens a basket for a visitor who names none of ours. */
    opensBasket?: boolean
  }
}

/** Baskets that visitors of one address may open: many for one household, few for who would hold every place. */
export const openings = { max: 10, timeWindow: 600_000 }

/**
 * Limits how many baskets one address opens without a sign-in, on routes with `config: { opensBasket: true }`. A basket
 * holds places, so endless ones would empty the shelf. An id counts as an opening until an answer has named it, since a
 * made-up one opens a basket too; so a basket that is older than this process counts once.
 */
export const openingLimit = fp<{ isLifted: boolean }>(
  async (app, { isLifted }) => {
    if (isLifted) return
    const known = new LRUCache<string, true>({ max: 100_000 })
    const count = app.createRateLimit({
      ...openings,
      allowList: [],
      keyGenerator: (request) => request.ip,
    })

    app.addHook('preHandler', async (request) => {
      if (!isOpening(request) || known.has(readId(request))) return
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw new HttpFailure(
          429,
          'too-many-requests',
          `Too many new baskets. Try again in ${counted.ttlInSeconds} seconds.`,
        )
    })
    app.addHook('preSerialization', async (request, _reply, payload) => {
      const { id } = (payload ?? {}) as { id?: unknown }
      if (!isOpening(request) || typeof id !== 'string') return payload
      const asked = readId(request)
      // The basket of a known id was closed, and the id has just opened another.
      if (asked !== id && known.delete(asked)) await count(request)
      known.set(id, true)
      return payload
    })
  },
  { name: 'opening-limit' },
)

function isOpening(request: FastifyRequest): boolean {
  return request.routeOptions.config.opensBasket === true && request.principal.kind === 'anonymous'
}

function readId(request: FastifyRequest): string {
  const id = request.headers['x-basket-id']
  return typeof id === 'string' ? id.toLowerCase() : ''
}
