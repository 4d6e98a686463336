import type { Block } from 'payload'
import { richText } from '../../fields/rich-text.ts'

export const accordionsConfig: Block = {
  slug: 'accordions',
  interfaceName: 'AccordionsBlock',
  fields: [
    { name: 'headline', type: 'text' },
    {
      name: 'onlyOneOpen',
      type: 'checkbox',
      admin: { description: 'Opening one closes the others.' },
    },
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'startsOpen', type: 'checkbox' },
        richText('content'),
      ],
    },
  ],
}
