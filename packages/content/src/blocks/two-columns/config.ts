import type { Block, Field } from 'payload'
import { richText } from '../../fields/rich-text.ts'

const column = (name: string): Field => ({
  name,
  type: 'group',
  fields: [richText('content'), { name: 'image', type: 'upload', relationTo: 'media' }],
})

export const twoColumnsConfig: Block = {
  slug: 'twoColumns',
  interfaceName: 'TwoColumnsBlock',
  fields: [
    { name: 'leftWidth', type: 'number', required: true, defaultValue: 50, min: 20, max: 80 },
    column('left'),
    column('right'),
  ],
}
