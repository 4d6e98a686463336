import type { Block } from 'payload'
import { quoteVariants } from './schema.ts'

export const quoteConfig: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  fields: [
    { name: 'text', type: 'textarea', required: true },
    {
      name: 'variant',
      type: 'select',
      required: true,
      defaultValue: 'textOnly',
      options: [...quoteVariants],
    },
    { name: 'authorName', type: 'text' },
    { name: 'authorCountry', type: 'text' },
    { name: 'authorImage', type: 'upload', relationTo: 'media' },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
}
