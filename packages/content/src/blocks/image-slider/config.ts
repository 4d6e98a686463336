import type { Block } from 'payload'

export const imageSliderConfig: Block = {
  slug: 'imageSlider',
  interfaceName: 'ImageSliderBlock',
  fields: [
    { name: 'headline', type: 'text' },
    {
      name: 'slides',
      type: 'array',
      minRows: 1,
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', required: true },
        { name: 'text', type: 'text', admin: { description: 'Instead of the title of the picture.' } },
      ],
    },
    {
      name: 'autoplay',
      type: 'checkbox',
      admin: { description: 'Moves on by itself every six seconds, unless somebody asked for less motion.' },
    },
  ],
}
