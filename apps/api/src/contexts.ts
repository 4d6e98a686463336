import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Registers what a context answers: `apps/api/src/<context>/routes.ts` exports it as `routes`. */
export type RegisterContext = (app: FastifyInstance, services: Services) => Promise<void>

/**
 * Every context of the house, one line each, in the order of the alphabet. Loaded here and nowhere else, so that a
 * context never reaches another's routes.
 */
export const contexts: RegisterContext[] = []
