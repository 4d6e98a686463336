import type { StaffPrincipal } from '@kindred/contracts/principal'
import { holdsRole, type StaffRoom, staffRooms } from '@kindred/domain/staff/staff-rooms'
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
  if (!holdsRole(principal.roles, roles))
    throw new HttpFailure(403, 'role-required', `This needs the role ${roles.join(' or ')}.`)
  return principal
}

/** onRequest: refuses everybody but staff with one of the roles. */
export function requireStaff(...roles: StaffRole[]): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    findStaff(request, ...roles)
  }
}

/** onRequest: refuses everybody but those whom the menu of the back office shows this room. */
export function requireRoom(room: StaffRoom): (request: FastifyRequest) => Promise<void> {
  return requireStaff(...staffRooms[room])
}
