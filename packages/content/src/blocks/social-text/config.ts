import { socialNetworks } from '@kindred/domain/vocabulary'
import type { Block } from 'payload'
import { richText } from '../../fields/rich-text.ts'

export const socialTextConfig: Block = {
  slug: 'socialText',
  interfaceName: 'SocialTextBlock',
  fields: [
    { name: 'headline', type: 'text' },
    richText('content'),
    {
      name: 'networks',
      type: 'group',
      admin: { description: 'Addresses of our own pages there; an empty one is not shown.' },
      fields: socialNetworks.map((name) => ({
        name,
        type: 'text' as const,
        validate: (value: unknown) =>
          !value || /^https:\/\/[^\s]+$/.test(String(value)) || 'An address with https://',
      })),
    },
  ],
}
