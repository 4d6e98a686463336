import { clientTypes, shopRegions } from '@kindred/domain/vocabulary'
import type { ArrayField, CollectionConfig, Field } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'

const mayEditMenus = allow('publisher')

const target: Field[] = [
  { name: 'title', type: 'text', admin: { description: 'The page’s own title when empty.' } },
  { name: 'page', type: 'relationship', relationTo: 'pages' },
  {
    name: 'url',
    type: 'text',
    admin: { description: 'Only when it leads outside our pages. {locale} and {shop} are filled in.' },
  },
]

const children = (name: string): ArrayField => ({ name, type: 'array', fields: target })

/** Menus and footer of a shop for one kind of visitor (LAY-17, LAY-18); each language has its own. */
export const navigation: CollectionConfig = {
  slug: 'navigation',
  admin: { useAsTitle: 'name', group: 'Site' },
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
      name: 'shops',
      type: 'select',
      hasMany: true,
      options: [...shopRegions],
      admin: { description: 'All shops when empty.' },
    },
    { name: 'visitorType', type: 'select', required: true, options: [...clientTypes] },
    {
      name: 'mega',
      type: 'array',
      localized: true,
      fields: [...target, children('children')],
    },
    {
      name: 'footer',
      type: 'array',
      localized: true,
      fields: [{ name: 'heading', type: 'text', required: true }, children('links')],
    },
    { name: 'small', label: 'Last line of the footer', type: 'array', localized: true, fields: target },
    {
      name: 'notes',
      label: 'Footer texts',
      type: 'array',
      localized: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'logos',
      type: 'array',
      localized: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
}
