import type { Block } from 'payload'
import { link } from '../../fields/link.ts'
import { maskShapes } from './schema.ts'

export const maskedBannerConfig: Block = {
  slug: 'maskedBanner',
  interfaceName: 'MaskedBannerBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'shape',
      type: 'select',
      required: true,
      defaultValue: 'pebble',
      options: [...maskShapes],
      admin: { description: 'What the picture is cut to.' },
    },
    { name: 'imageOnLeft', type: 'checkbox' },
    link(),
  ],
}
