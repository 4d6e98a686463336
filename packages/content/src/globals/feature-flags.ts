import type { GlobalConfig } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'

/** Switches by name. What the product does not know by name has no effect. */
export const featureFlags: GlobalConfig = {
  slug: 'feature-flags',
  label: 'Switches',
  admin: { group: 'House' },
  versions: { drafts: false, max: 100 },
  access: { read: isStaff, update: allow('admin') },
  fields: [
    {
      name: 'flags',
      label: 'Switches',
      labels: { singular: 'Switch', plural: 'Switches' },
      type: 'array',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'isOn', type: 'checkbox', defaultValue: false },
        { name: 'why', type: 'text' },
      ],
    },
  ],
}
