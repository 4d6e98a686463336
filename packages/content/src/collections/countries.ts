import { quotaUnits, regimes, shopRegions, standards } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayEditMasterData } from '../access/may-edit-master-data.ts'
import { minorUnits } from '../fields/money.ts'
import { isDay, proof } from '../fields/proof.ts'

/** The law of a treatment country as the rules read it, each part with its source. */
export const countries: CollectionConfig = {
  slug: 'countries',
  admin: {
    useAsTitle: 'code',
    group: 'Master data',
    defaultColumns: ['code', 'regime', 'verified', 'checkedOn'],
  },
  versions: { drafts: false, maxPerDoc: 200 },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: mayEditMasterData,
    update: mayEditMasterData,
    delete: mayEditMasterData,
  },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, minLength: 2, maxLength: 2 },
    { name: 'regime', type: 'select', required: true, options: [...regimes] },
    { name: 'standards', type: 'select', hasMany: true, required: true, options: [...standards] },
    { name: 'acceptsImport', type: 'checkbox', defaultValue: true },
    { name: 'isEggShopLegal', type: 'checkbox', defaultValue: false },
    {
      name: 'homeDelivery',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Off unless a source allows it.' },
    },
    { name: 'isEu', type: 'checkbox', defaultValue: false },
    { name: 'needsState', type: 'checkbox', defaultValue: false },
    {
      name: 'states',
      type: 'array',
      fields: [
        { name: 'code', type: 'text', required: true },
        { name: 'name', type: 'text', required: true },
      ],
    },
    {
      name: 'shopCodes',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      admin: { description: 'Shops that deliver here, the default one first.' },
    },
    {
      name: 'quotaRules',
      type: 'array',
      fields: [
        { name: 'unit', type: 'select', required: true, options: [...quotaUnits] },
        { name: 'limit', type: 'number', required: true, min: 1 },
        {
          name: 'state',
          type: 'text',
          admin: { description: 'Code of the state; empty for the whole country.' },
        },
        { name: 'isMandatory', type: 'checkbox', defaultValue: true },
        { name: 'isOnePerPregnancy', type: 'checkbox', defaultValue: false },
        minorUnits('priceIdRelease', {
          required: true,
          admin: { description: 'Cents of a euro, without tax.' },
        }),
        minorUnits('priceNonIdRelease', { required: true }),
        { name: 'validFrom', type: 'text', validate: isDay },
        { name: 'validUntil', type: 'text', validate: isDay },
        ...proof,
      ],
    },
    {
      name: 'eligibility',
      type: 'textarea',
      admin: { description: 'Who may be treated, and what else to know.' },
    },
    ...proof,
  ],
}
