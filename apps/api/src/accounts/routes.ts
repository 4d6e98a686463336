import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { creationRoutes } from './creation-routes.ts'
import { ownRoutes } from './own-routes.ts'

/** Creating an account, confirming its address, and what a customer keeps there about themselves. */
export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(creationRoutes, { services })
  await app.register(ownRoutes, { services })
}
