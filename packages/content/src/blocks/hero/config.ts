import type { Block } from 'payload'
import { link } from '../../fields/link.ts'

export const heroConfig: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    { name: 'headline', type: 'text', required: true },
    { name: 'lead', type: 'textarea' },
    {
      name: 'heroImage',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Over the whole width, 1600 × 533; the threads are drawn without one.' },
    },
    {
      name: 'heroVideoURL',
      type: 'text',
      validate: (value: unknown) =>
        !value || isOwnFilm(String(value)) || 'A film of the media library, such as /media/tide.webm.',
      admin: {
        description:
          'A silent film of 1920 × 1080 from the media library; the picture stands in until it plays.',
      },
    },
    {
      name: 'altText',
      type: 'text',
      admin: {
        description: 'Instead of the alternative text of the picture, where it means something else here.',
      },
    },
    link('primaryButton'),
    { name: 'secondaryButtons', type: 'array', maxRows: 2, fields: [link('button')] },
    { name: 'showSearchStarter', type: 'checkbox', defaultValue: false },
    { name: 'showSubBlock', type: 'checkbox', defaultValue: false },
    { name: 'subBlockHeader', type: 'text' },
    { name: 'subBlockText', type: 'textarea' },
  ],
}

/** The content policy lets films come from our own address alone. */
export function isOwnFilm(url: string): boolean {
  return /^\/(media|cms-api\/media\/file)\/[^/?#]+\.(mp4|webm)(\?v=[\w-]+)?$/i.test(url)
}
