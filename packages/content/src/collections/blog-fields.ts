import type { GroupField } from 'payload'
import { isDay } from '../fields/proof.ts'

/** What a post has beside a page’s own fields (BLOG-02). Its words, title and slug are the page’s. */
export const blogPost: GroupField = {
  name: 'post',
  label: 'Post of the blog',
  type: 'group',
  admin: { condition: (data) => data?.kind === 'BlogPostPage' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'publishedOn',
          type: 'text',
          validate: isDay,
          admin: { placeholder: 'yyyy-MM-dd', description: 'The day it carries; the newest comes first.' },
        },
        { name: 'author', type: 'relationship', relationTo: 'authors' },
      ],
    },
    { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Cropped to 800 × 450 around its focal point.' },
    },
  ],
}
