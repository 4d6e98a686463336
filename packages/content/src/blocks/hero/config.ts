import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const heroConfig: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'lead', type: 'textarea' },
    { name: 'heroImage', type: 'upload', relationTo: 'media' },
    { name: 'heroVideoURL', type: 'text' },
    { name: 'altText', type: 'text' },
    link('primaryButton'),
    { name: 'secondaryButtons', type: 'array', maxRows: 2, fields: [link('button')] },
    { name: 'showSearchStarter', type: 'checkbox', defaultValue: false },
    { name: 'showSubBlock', type: 'checkbox', defaultValue: false },
    { name: 'subBlockHeader', type: 'text' },
    { name: 'subBlockText', type: 'textarea' },
  ],
}
