import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const stepsConfig: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    link(),
    {
      name: 'items',
      type: 'array',
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
      ],
    },
  ],
}
