import { isOneOf, type StaffRole, staffRoles } from '@kindred/domain/vocabulary'
import type { Access, FieldAccess } from 'payload'

/** Whether the signed-in person is staff and has at least one of these roles. An administrator has them all. */
export function hasRole(user: unknown, ...roles: StaffRole[]): boolean {
  const own = readRoles(user)
  return own.includes('admin') || own.some((role) => roles.includes(role))
}

/** The roles of a signed-in person; none for anybody else. */
function readRoles(user: unknown): StaffRole[] {
  if (typeof user !== 'object' || user === null || !('roles' in user)) return []
  const roles = Array.isArray(user.roles) ? user.roles : []
  return roles.filter((role): role is StaffRole => isOneOf(staffRoles, role))
}

/** An access rule of a collection: any of these roles. */
export const allow =
  (...roles: StaffRole[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles)

/** The same for one field. */
export const allowField =
  (...roles: StaffRole[]): FieldAccess =>
  ({ req }) =>
    hasRole(req.user, ...roles)
