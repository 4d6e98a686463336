import type { Block, Field } from 'payload'
import { richText } from '../../fields/rich-text.ts'
import { nestedBlockConfigs } from '../nested-block-configs.ts'

const column = (name: string): Field => ({
  name,
  type: 'group',
  fields: [
    richText('content'),
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'blocks', type: 'blocks', blocks: nestedBlockConfigs },
  ],
})

export const twoColumnsConfig: Block = {
  slug: 'twoColumns',
  interfaceName: 'TwoColumnsBlock',
  fields: [
    {
      name: 'leftWidth',
      type: 'number',
      required: true,
      defaultValue: 50,
      min: 20,
      max: 80,
      admin: { description: 'Width of the left column in per cent. On a phone one stands below the other.' },
    },
    column('left'),
    column('right'),
  ],
}
