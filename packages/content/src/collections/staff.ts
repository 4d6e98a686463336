import { locales, type StaffRole, staffRoles } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { closedRegistration } from '../access/closed-registration.ts'
import { mayGiveRoles, mayManageStaff, mayUseOwnAccount } from '../access/may-manage-staff.ts'
import { nameLocale } from '../config/locales.ts'

const roleNames: Record<StaffRole, string> = {
  editor: 'Editor: makes pages and writes drafts in every language',
  translator: 'Translator: writes drafts in the languages below',
  publisher: 'Publisher: decides what visitors see',
  scripts: 'Script editor: places scripts of others on pages',
  orders: 'Orders',
  lab: 'Laboratory',
  coordinator: 'Donor coordinator',
  responsible: 'Responsible person: law, prices, shops',
  admin: 'Administrator: everything, and the accounts of staff',
}

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
    endpoints: [closedRegistration],
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
        options: staffRoles.map((value) => ({ value, label: roleNames[value] })),
        saveToJWT: true,
        access: { create: mayGiveRoles, update: mayGiveRoles },
      },
      {
        name: 'languages',
        label: 'Languages of a translator',
        type: 'select',
        hasMany: true,
        options: locales.map((value) => ({ value, label: nameLocale(value) })),
        saveToJWT: true,
        access: { create: mayGiveRoles, update: mayGiveRoles },
        admin: {
          condition: (data) => data?.roles?.includes('translator') === true,
          description: 'A translator writes these and no other.',
        },
      },
    ],
  }
}
