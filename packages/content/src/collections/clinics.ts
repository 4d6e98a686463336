import type { CollectionConfig } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'
import { isDay } from '../fields/proof.ts'

const mayEditClinics = allow('orders', 'responsible')

/** Reference clinics: where straws may be sent. */
export const clinics: CollectionConfig = {
  slug: 'clinics',
  admin: { useAsTitle: 'name', group: 'Master data', defaultColumns: ['name', 'city', 'country'] },
  access: { read: isStaff, create: mayEditClinics, update: mayEditClinics, delete: mayEditClinics },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'street', type: 'text', required: true },
    { name: 'postalCode', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
    { name: 'country', type: 'text', required: true, index: true, minLength: 2, maxLength: 2 },
    { name: 'receivingHours', type: 'text' },
    { name: 'licenceValidUntil', type: 'text', validate: isDay },
  ],
}
