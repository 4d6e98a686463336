import cookie from '@fastify/cookie'
import type { Principal } from '@kindred/contracts/principal'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { isApiPath } from './api-paths.ts'
import { readCredentials } from './credentials.ts'

/** Finds who a request is for, from its credentials (`readCredentials`); owned by the identity context. */
export type Authenticate = (request: FastifyRequest, services: Services) => Promise<Principal>

const anonymous: Principal = { kind: 'anonymous' }

/** Before all other hooks: a request that is refused before anybody asks who it is for is nobody's. */
export const nobodyYet = fp(
  async (app) => {
    app.decorateRequest('principal')
    app.addHook('onRequest', async (request) => {
      request.principal = anonymous
    })
  },
  { name: 'nobody-yet' },
)

/** Sets `request.principal` on calls; nothing behind this reads a cookie or token. Pages are proxied untouched. */
export const principalPlugin = fp<{ services: Services; authenticate: Authenticate }>(
  async (app, { services, authenticate }) => {
    await app.register(cookie)
    app.addHook('onRequest', async (request) => {
      const { headers } = request
      if (headers.authorization === undefined && headers.cookie === undefined) return
      if (!isApiPath(request.url)) return
      if (readCredentials(request, services.config).kind === 'none') return
      request.principal = await authenticate(request, services)
    })
  },
  { name: 'principal', dependencies: ['nobody-yet'] },
)
