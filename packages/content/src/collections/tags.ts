import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'

/** What posts are about (BLOG-03). The slug is the last segment of the tag’s page in this language. */
export const tags: CollectionConfig = {
  slug: 'tags',
  admin: { useAsTitle: 'name', group: 'Site', defaultColumns: ['name', 'slug'] },
  access: { read: isStaff, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true },
    {
      name: 'slug',
      type: 'text',
      localized: true,
      required: true,
      validate: (value: unknown) =>
        /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\d]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\d]+)*$/u.test(String(value ?? '')) ||
        'Small letters, digits and single hyphens.',
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      admin: { description: 'One or two sentences above the posts of this tag.' },
    },
  ],
}
