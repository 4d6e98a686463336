import { shippingMethodKinds, shopRegions } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { minorUnits } from '../fields/money.ts'

export const shippingMethods: CollectionConfig = {
  slug: 'shipping-methods',
  admin: { useAsTitle: 'method', group: 'Master data', defaultColumns: ['shop', 'method', 'amount'] },
  versions: { drafts: false, maxPerDoc: 100 },
  access: masterDataAccess,
  fields: [
    { name: 'shop', type: 'select', required: true, index: true, options: [...shopRegions] },
    { name: 'method', type: 'select', required: true, options: [...shippingMethodKinds] },
    {
      name: 'countries',
      type: 'text',
      hasMany: true,
      admin: { description: 'Countries it serves; all when empty.' },
    },
    { name: 'currency', type: 'text', required: true, minLength: 3, maxLength: 3 },
    minorUnits('amount', { required: true }),
    { name: 'keepsColdDays', type: 'number', min: 1 },
    { name: 'transitDays', type: 'number', required: true, min: 0 },
    { name: 'tankBackWithinDays', type: 'number', min: 1 },
    minorUnits('tankLateFeePerDay'),
    minorUnits('tankReplacement'),
  ],
}
