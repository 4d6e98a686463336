import { quotaUnits, shopRegions } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { areOfCountry, lawRules } from '../fields/law-rules.ts'
import { minorUnits } from '../fields/money.ts'
import { proof } from '../fields/proof.ts'
import { validity } from '../fields/validity.ts'

/** The law of a treatment country, each rule with its days and its source. Every save keeps the version before (history). */
export const countries: CollectionConfig = {
  slug: 'countries',
  admin: {
    useAsTitle: 'code',
    group: 'Master data',
    defaultColumns: ['code', 'shopCodes', 'isEu', 'updatedAt'],
  },
  versions: { drafts: false, maxPerDoc: 200 },
  access: masterDataAccess,
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, minLength: 2, maxLength: 2 },
    { name: 'isEu', label: 'In the European Union', type: 'checkbox', defaultValue: false },
    {
      name: 'states',
      type: 'array',
      labels: { singular: 'State', plural: 'States' },
      custom: { namedBy: ['code', 'name'] },
      admin: { initCollapsed: true, description: 'Only those with rules of their own.' },
      fields: [
        { name: 'code', type: 'text', required: true },
        { name: 'name', type: 'text', required: true },
      ],
    },
    {
      name: 'shopCodes',
      label: 'Shops',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      admin: { description: 'Shops that deliver here, the default one first.' },
    },
    lawRules,
    {
      name: 'quotaRules',
      type: 'array',
      label: 'Limits of families, women, children or births',
      labels: { singular: 'Limit', plural: 'Limits' },
      custom: { namedBy: ['limit', 'unit', 'state', 'validFrom'] },
      admin: { initCollapsed: true },
      validate: areOfCountry,
      fields: [
        { name: 'unit', type: 'select', required: true, options: [...quotaUnits] },
        { name: 'limit', type: 'number', required: true, min: 1 },
        {
          name: 'state',
          type: 'text',
          admin: { description: 'Code of the state; empty for the whole country.' },
        },
        { name: 'isMandatory', label: 'Binding', type: 'checkbox', defaultValue: true },
        {
          name: 'isOnePerPregnancy',
          label: 'A place is for one pregnancy',
          type: 'checkbox',
          defaultValue: false,
        },
        minorUnits('priceIdRelease', {
          label: 'Price of a place, ID release',
          required: true,
          admin: { description: 'Cents of a euro, without tax.' },
        }),
        minorUnits('priceNonIdRelease', {
          label: 'Price of a place, non-ID release',
          required: true,
          admin: { description: 'Cents of a euro, without tax.' },
        }),
        ...validity,
        ...proof,
      ],
    },
  ],
}
