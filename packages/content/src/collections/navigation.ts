import { clientTypes, shopRegions } from '@kindred/domain/vocabulary'
import type { ArrayField, CollectionConfig, GroupField } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'
import { describedTarget, menuTarget } from '../fields/menu-target.ts'
import { richText } from '../fields/rich-text.ts'
import { checkBlockTarget, checkColumns } from '../hooks/check-menu.ts'
import { checkOneMenu } from '../hooks/check-one-menu.ts'

const mayEditMenus = allow('publisher')

/** LAY-15: what stands beside the columns of an open menu. */
const blocks: ArrayField = {
  name: 'blocks',
  label: 'Blocks beside the columns',
  labels: { singular: 'Block', plural: 'Blocks' },
  type: 'array',
  maxRows: 1,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    { name: 'text', type: 'textarea', maxLength: 160 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      type: 'row',
      fields: [
        { name: 'linkText', type: 'text', maxLength: 40 },
        { name: 'page', type: 'relationship', relationTo: 'pages' },
        { name: 'url', type: 'text', validate: checkBlockTarget },
      ],
    },
  ],
}

/** LAY-03: an entry with links of its own heads a column; the others share the first one. */
const children: ArrayField = {
  name: 'children',
  label: 'Below it',
  labels: { singular: 'Entry', plural: 'Entries' },
  type: 'array',
  validate: checkColumns,
  fields: [
    ...describedTarget,
    { name: 'links', type: 'array', labels: { singular: 'Link', plural: 'Links' }, fields: describedTarget },
  ],
}

/** LAY-18: the words beside the shop's own data. */
const labels: GroupField = {
  name: 'labels',
  label: 'Labels of the footer',
  type: 'group',
  admin: { description: 'Our usual words where one is empty.' },
  fields: (['shopName', 'shopCountry', 'shopAddress', 'shopEmail', 'shopPhone', 'socialMedia'] as const).map(
    (name) => ({ name, type: 'text' as const, localized: true, maxLength: 40 }),
  ),
}

/** Menus and footer of a shop for one kind of visitor (LAY-17, LAY-18); each language has its own. */
export const navigation: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: 'Menus of a shop', plural: 'Menus and footers' },
  admin: {
    useAsTitle: 'name',
    group: 'Site',
    defaultColumns: ['name', 'visitorType', 'shops'],
    description:
      'What stands above and below every page of a shop, for one kind of visitor, language by language.',
  },
  versions: { drafts: false, maxPerDoc: 50 },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: mayEditMenus,
    update: mayEditMenus,
    delete: mayEditMenus,
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'visitorType',
      type: 'select',
      required: true,
      options: [...clientTypes],
      validate: checkOneMenu,
    },
    {
      name: 'shops',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      admin: { description: 'All shops that have no menu of their own when empty.' },
    },
    {
      name: 'mega',
      label: 'Main menu',
      labels: { singular: 'Entry', plural: 'Entries' },
      type: 'array',
      localized: true,
      maxRows: 7,
      fields: [...menuTarget, children, blocks],
    },
    {
      name: 'footer',
      label: 'Columns of the footer',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      localized: true,
      maxRows: 3,
      fields: [
        { name: 'heading', type: 'text', required: true },
        {
          name: 'links',
          type: 'array',
          labels: { singular: 'Link', plural: 'Links' },
          fields: menuTarget,
        },
      ],
    },
    {
      name: 'small',
      label: 'Last line of the footer',
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      localized: true,
      fields: menuTarget,
    },
    {
      name: 'notes',
      label: 'Footer texts',
      labels: { singular: 'Text', plural: 'Texts' },
      type: 'array',
      localized: true,
      fields: [{ name: 'title', type: 'text', required: true }, richText('text', { required: true })],
    },
    {
      name: 'logos',
      labels: { singular: 'Logo', plural: 'Logos' },
      type: 'array',
      localized: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
    labels,
  ],
}
