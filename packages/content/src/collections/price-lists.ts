import {
  clientTypes,
  donorKinds,
  motClasses,
  releaseTypes,
  shopRegions,
  strawTypes,
  tiers,
} from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { minorUnits } from '../fields/money.ts'

/** What a shop asks, in its currency and without tax unless its tax says otherwise. In a row, an empty field means any. */
export const priceLists: CollectionConfig = {
  slug: 'price-lists',
  admin: { useAsTitle: 'shop', group: 'Master data' },
  versions: { drafts: false, maxPerDoc: 200 },
  access: masterDataAccess,
  fields: [
    { name: 'shop', type: 'select', required: true, unique: true, options: [...shopRegions] },
    { name: 'currency', type: 'text', required: true, minLength: 3, maxLength: 3 },
    {
      name: 'rows',
      label: 'Prices',
      labels: { singular: 'Price', plural: 'Prices' },
      type: 'array',
      custom: {
        namedBy: [
          'donorKind',
          'strawType',
          'motClass',
          'releaseType',
          'tier',
          'volumeUl',
          'customerType',
          'amount',
        ],
      },
      admin: { initCollapsed: true, description: 'Without tax, in cents, pence or øre. Empty means any.' },
      fields: [
        { name: 'donorKind', type: 'select', required: true, options: [...donorKinds] },
        { name: 'strawType', type: 'select', required: true, options: [...strawTypes, 'eggLot', 'embryo'] },
        { name: 'motClass', type: 'select', options: motClasses.map(String) },
        { name: 'releaseType', type: 'select', options: [...releaseTypes] },
        { name: 'tier', type: 'select', options: [...tiers] },
        { name: 'volumeUl', type: 'number', min: 1 },
        { name: 'customerType', type: 'select', options: [...clientTypes] },
        minorUnits('amount', { required: true }),
      ],
    },
    {
      name: 'services',
      labels: { singular: 'Service', plural: 'Services' },
      type: 'array',
      custom: { namedBy: ['service', 'months', 'amount'] },
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'service',
          type: 'select',
          required: true,
          options: [
            'reservation',
            'storage',
            'subscription',
            'geneticMatching',
            'embryoShipping',
            'embryoStorage',
            'shipmentInbound',
          ],
        },
        { name: 'months', type: 'number', min: 1 },
        minorUnits('amount', { required: true }),
      ],
    },
  ],
}
