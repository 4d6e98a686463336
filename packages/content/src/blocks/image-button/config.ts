import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const imageButtonConfig: Block = {
  slug: 'imageButton',
  interfaceName: 'ImageButtonBlock',
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    { name: 'text', type: 'textarea', admin: { description: 'A line below the words of the link.' } },
    link(),
  ],
}
