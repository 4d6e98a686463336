import { isFreshSignIn } from '@kindred/domain/accounts/is-fresh-sign-in'
import type { FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'
import { findCustomer } from './require-customer.ts'

/**
 * onRequest of what opens or closes an account: refuses everybody but a customer who has just signed in.
 * @throws HttpFailure 401 for a visitor, 403 `fresh-sign-in-required` after a while
 */
export const requireFreshSignIn = (now: () => Date) => async (request: FastifyRequest) => {
  if (!isFreshSignIn(findCustomer(request).signedInAt ?? null, now()))
    throw new HttpFailure(403, 'fresh-sign-in-required', 'Sign in again to change this.')
}
