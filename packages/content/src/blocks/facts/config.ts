import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const factsConfig: Block = {
  slug: 'facts',
  interfaceName: 'FactsBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    link(),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      fields: [
        { name: 'value', type: 'text', required: true },
        { name: 'unit', type: 'text' },
        { name: 'text', type: 'textarea' },
      ],
    },
  ],
}
