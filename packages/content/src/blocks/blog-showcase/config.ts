import type { Block } from 'payload'
import { linkTargets } from './schema.ts'

export const blogShowcaseConfig: Block = {
  slug: 'blogShowcase',
  interfaceName: 'BlogShowcaseBlock',
  fields: [
    { name: 'headline', type: 'text' },
    {
      name: 'posts',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      filterOptions: { kind: { equals: 'BlogPostPage' } },
      admin: { description: 'The newest three when empty.' },
    },
    {
      name: 'linkTarget',
      type: 'select',
      defaultValue: '_self',
      options: [...linkTargets],
      admin: { description: '_self opens posts in the same tab.' },
    },
    {
      name: 'viewAllText',
      type: 'text',
      admin: { description: 'The built-in words when empty.' },
    },
  ],
}
