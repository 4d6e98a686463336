import { shopRegions } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { proof } from '../fields/proof.ts'

/** Tax of a shop on deliveries to a country, in basis points. */
export const taxRates: CollectionConfig = {
  slug: 'tax-rates',
  admin: { useAsTitle: 'country', group: 'Master data', defaultColumns: ['shop', 'country', 'rateBp'] },
  versions: { drafts: false, maxPerDoc: 100 },
  access: masterDataAccess,
  fields: [
    { name: 'shop', type: 'select', required: true, index: true, options: [...shopRegions] },
    { name: 'country', type: 'text', required: true, minLength: 2, maxLength: 2 },
    { name: 'rateBp', type: 'number', required: true, min: 0, max: 10_000 },
    { name: 'pricesIncludeTax', type: 'checkbox', defaultValue: false },
    ...proof,
  ],
}
