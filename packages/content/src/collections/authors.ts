import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'

/** Who writes the posts of the blog (BLOG-02). */
export const authors: CollectionConfig = {
  slug: 'authors',
  admin: { useAsTitle: 'name', group: 'Site', defaultColumns: ['name', 'role'] },
  access: { read: isStaff, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'text',
      localized: true,
      admin: { description: 'What the person does here, such as “Geneticist”.' },
    },
    { name: 'about', type: 'textarea', localized: true },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
}
