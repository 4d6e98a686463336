import type { Access } from 'payload'
import { allow, allowField, hasRole } from './has-role.ts'

/** Accounts and roles are given by administrators alone. */
export const mayManageStaff = allow('admin')
export const mayGiveRoles = allowField('admin')

/** Everybody sees and keeps their own account. */
export const mayUseOwnAccount: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
