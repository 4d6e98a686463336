import { locales, shopRegions } from '@kindred/domain/vocabulary'
import type { CollectionConfig } from 'payload'
import { masterDataAccess } from '../access/may-edit-master-data.ts'
import { nameLocale } from '../config/locales.ts'

/** A legal department with its shop (LOC-03, LOC-04, LOC-06). */
export const shops: CollectionConfig = {
  slug: 'shops',
  admin: { useAsTitle: 'title', group: 'Master data' },
  versions: { drafts: false, maxPerDoc: 100 },
  access: masterDataAccess,
  fields: [
    { name: 'code', type: 'select', required: true, unique: true, options: [...shopRegions] },
    { name: 'isOpen', type: 'checkbox', defaultValue: false, admin: { description: 'Visitors can use it.' } },
    { name: 'title', type: 'text', required: true },
    { name: 'displayName', type: 'text', required: true },
    { name: 'legalDepartmentId', type: 'number', required: true, unique: true },
    { name: 'currency', type: 'text', required: true, minLength: 3, maxLength: 3 },
    {
      name: 'euroRate',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: {
        description: 'How much of the currency one euro is. Prices of family places are kept in euro.',
      },
    },
    { name: 'isDefault', type: 'checkbox', defaultValue: false },
    { name: 'defaultCountry', type: 'text', required: true, minLength: 2, maxLength: 2 },
    {
      name: 'languages',
      labels: { singular: 'Language', plural: 'Languages' },
      type: 'array',
      required: true,
      minRows: 1,
      custom: { namedBy: ['locale'] },
      fields: [
        {
          name: 'locale',
          type: 'select',
          required: true,
          options: locales.map((value) => ({ value, label: nameLocale(value) })),
        },
        { name: 'isDefault', type: 'checkbox', defaultValue: false },
      ],
    },
    { name: 'timeZone', type: 'text', required: true, defaultValue: 'Europe/Copenhagen' },
    {
      name: 'cutOffHour',
      type: 'number',
      required: true,
      min: 0,
      max: 23,
      defaultValue: 12,
      admin: { description: 'Orders after this hour of the day count from the next working day.' },
    },
    {
      name: 'holidays',
      type: 'text',
      hasMany: true,
      admin: { description: 'Days without dispatch, yyyy-MM-dd.' },
    },
    {
      name: 'capturesWhenShipped',
      type: 'checkbox',
      defaultValue: false,
      label: 'Take card payments when the order is shipped',
      admin: {
        description:
          'Orders that are shipped as a whole within five days are only authorised by the customer and taken when they are marked as shipped. Off: taken at once.',
      },
    },
    { name: 'storageFreeDays', type: 'number', required: true, defaultValue: 30, min: 0 },
    { name: 'isGeneticMatchingEnabled', type: 'checkbox', defaultValue: false },
    { name: 'isFaceMatchingEnabled', type: 'checkbox', defaultValue: false },
    { name: 'enableChooseTcLater', type: 'checkbox', defaultValue: false },
    {
      name: 'address',
      type: 'group',
      fields: [
        { name: 'street', type: 'text', required: true },
        { name: 'postalCode', type: 'text', required: true },
        { name: 'city', type: 'text', required: true },
        { name: 'country', type: 'text', required: true, minLength: 2, maxLength: 2 },
      ],
    },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text', required: true },
    {
      name: 'seller',
      type: 'group',
      admin: { description: 'The legal entity, as its invoices name it.' },
      fields: [
        {
          name: 'legalName',
          type: 'text',
          admin: { description: 'Without it invoices bear the title of the shop.' },
        },
        { name: 'registrationNumber', type: 'text' },
        { name: 'vatNumber', type: 'text' },
        { name: 'iban', type: 'text', label: 'IBAN' },
        { name: 'bic', type: 'text', label: 'BIC' },
        {
          name: 'paymentDays',
          type: 'number',
          required: true,
          defaultValue: 14,
          min: 0,
          max: 120,
          admin: { description: 'Days in which an invoice is to be paid.' },
        },
      ],
    },
    { name: 'openingHours', type: 'text', localized: true },
    {
      name: 'socialLinks',
      type: 'json',
      admin: {
        description: 'Addresses by name: facebook, instagram, linkedin, youtube, pinterest, twitter.',
      },
    },
    {
      name: 'cardPaymentTypes',
      type: 'text',
      hasMany: true,
      admin: { description: 'Names of the card icons in the footer.' },
    },
  ],
}
