import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const bannerConfig: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'tone', type: 'select', defaultValue: 'shell', options: ['shell', 'deep'] },
    { name: 'image', type: 'upload', relationTo: 'media' },
    link(),
  ],
}
