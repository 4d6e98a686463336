import type { CustomerPrincipal } from '@kindred/contracts/principal'
import type { FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'

/** The signed-in customer of a request. @throws HttpFailure 401 for a visitor, 403 for staff */
export function findCustomer(request: FastifyRequest): CustomerPrincipal {
  const { principal } = request
  if (principal.kind === 'customer') return principal
  if (principal.kind === 'staff') throw new HttpFailure(403, 'customers-only', 'This is for customers only.')
  throw new HttpFailure(401, 'sign-in-required', 'Sign in first.')
}

/** onRequest: refuses everybody but a signed-in customer. */
export async function requireCustomer(request: FastifyRequest): Promise<void> {
  findCustomer(request)
}

/**
 * onRequest of `/api/users/:username/…`: the signed-in customer may only ask for themselves. Another's record is
 * answered as missing, so that ids cannot be tried out.
 */
export async function requireSelf(request: FastifyRequest): Promise<void> {
  const { username } = request.params as { username?: string }
  if (findCustomer(request).username !== username)
    throw new HttpFailure(404, 'not-found', 'There is no such user.')
}
