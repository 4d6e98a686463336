import { staffRoles } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { mayGiveRoles, mayManageStaff, mayUseOwnAccount } from '../access/may-manage-staff.ts'

/** People who work here. One sign-in opens /staff and /admin; customers are elsewhere and never mix with them. */
export function staff({ isHttps }: { isHttps: boolean }): CollectionConfig {
  return {
    slug: 'staff',
    labels: { singular: 'Staff account', plural: 'Staff accounts' },
    admin: { useAsTitle: 'email', group: 'House', defaultColumns: ['name', 'email', 'roles'] },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // A lockout here would let any stranger lock an account; the front door limits by address and account together.
      maxLoginAttempts: 0,
      cookies: { sameSite: 'Lax', secure: isHttps },
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: mayManageStaff,
      read: mayUseOwnAccount,
      update: mayUseOwnAccount,
      delete: mayManageStaff,
      unlock: mayManageStaff,
    },
    fields: [
      { name: 'name', type: 'text', required: true, saveToJWT: true },
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        required: true,
        options: [...staffRoles],
        saveToJWT: true,
        access: { create: mayGiveRoles, update: mayGiveRoles },
      },
    ],
  }
}
