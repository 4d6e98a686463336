import { clientTypes, productKinds, shopRegions } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { minorUnits } from '../fields/money.ts'

const codePattern = /^[A-Z0-9][A-Z0-9-]{2,29}$/

/**
 * Codes that customers enter in the basket (domain rules 4). Empty lists and limits restrict nothing. How often one was used
 * is not kept here: the orders are its uses.
 */
export const discounts: CollectionConfig = {
  slug: 'discounts',
  admin: {
    useAsTitle: 'code',
    group: 'Master data',
    defaultColumns: ['shop', 'code', 'percent', 'amount', 'endsAt'],
  },
  versions: { drafts: false, maxPerDoc: 100 },
  indexes: [{ fields: ['shop', 'code'], unique: true }],
  access: masterDataAccess,
  fields: [
    { name: 'shop', type: 'select', required: true, index: true, options: [...shopRegions] },
    {
      name: 'code',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && codePattern.test(value)) ||
        'Three to thirty capital letters, digits and hyphens.',
    },
    {
      name: 'percent',
      type: 'number',
      min: 1,
      max: 100,
      validate: (value: unknown, { siblingData }: { siblingData: { amount?: number | null } }) => {
        const hasPercent = typeof value === 'number'
        const hasAmount = typeof siblingData.amount === 'number'
        if (hasPercent === hasAmount) return 'Either a percentage or an amount.'
        const isWhole = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
        return !hasPercent || isWhole || 'A whole number from 1 to 100.'
      },
    },
    minorUnits('amount', { admin: { description: 'In the currency of the shop.' } }),
    { name: 'productKinds', type: 'select', hasMany: true, options: [...productKinds] },
    { name: 'clientTypes', type: 'select', hasMany: true, options: [...clientTypes] },
    { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'endsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'maxUses', type: 'number', min: 1 },
    { name: 'maxUsesPerCustomer', type: 'number', min: 1 },
  ],
}
