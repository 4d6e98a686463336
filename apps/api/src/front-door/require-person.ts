import type { FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'

/** onRequest: refuses visitors; customers and staff pass. @throws HttpFailure 401 */
export async function requirePerson({ principal }: FastifyRequest): Promise<void> {
  if (principal.kind === 'anonymous') throw new HttpFailure(401, 'sign-in-required', 'Sign in first.')
}
