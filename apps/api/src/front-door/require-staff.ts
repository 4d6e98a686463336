import type { StaffPrincipal } from '@kindred/contracts/principal'
import type { StaffRole } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import { HttpFailure } from './http-failure.ts'

/**
 * The member of staff of a request, holding at least one of the roles (`admin` may do all; no role given: any staff).
 * @throws HttpFailure 401 without a staff sign-in, 403 without the role
 */
export function findStaff(request: FastifyRequest, ...roles: StaffRole[]): StaffPrincipal {
  const { principal } = request
  if (principal.kind !== 'staff')
    throw new HttpFailure(401, 'staff-sign-in-required', 'Sign in as staff first.')
  const isAllowed =
    roles.length === 0 || principal.roles.some((role) => role === 'admin' || roles.some((r) => r === role))
  if (!isAllowed) throw new HttpFailure(403, 'role-required', `This needs the role ${roles.join(' or ')}.`)
  return principal
}

/** onRequest: refuses everybody but staff with one of the roles. */
export function requireStaff(...roles: StaffRole[]): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    findStaff(request, ...roles)
  }
}
