import type { Block } from 'payload'
import { richText } from '../../fields/rich-text.ts'
import { readVideo } from './read-video.ts'

export const videoTextConfig: Block = {
  slug: 'videoText',
  interfaceName: 'VideoTextBlock',
  fields: [
    { name: 'headline', type: 'text' },
    richText('content'),
    {
      name: 'videoURL',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        readVideo(String(value ?? '')) !== null ||
        'An address at YouTube or Vimeo, or a film of the media library.',
    },
    { name: 'videoTitle', type: 'text', required: true, admin: { description: 'What the film is called.' } },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown before it plays; otherwise the thumbnail of YouTube.' },
    },
    {
      name: 'autoplay',
      type: 'checkbox',
      admin: {
        description:
          'A film of the media library begins by itself, silent, where nobody asked for less motion or data. Films of others always wait for a press.',
      },
    },
    { name: 'videoOnRight', type: 'checkbox' },
  ],
}
