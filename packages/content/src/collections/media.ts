import type { CollectionConfig } from 'payload'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'

/** Pictures of pages: public by nature. Photographs of donors and customers' files never come here. */
export function media({ directory }: { directory: string }): CollectionConfig {
  return {
    slug: 'media',
    admin: { group: 'Site' },
    upload: {
      staticDir: directory,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf'],
      focalPoint: true,
    },
    access: { read: () => true, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
    fields: [
      {
        name: 'alt',
        type: 'text',
        localized: true,
        admin: { description: 'What a person who cannot see it should know. Empty when it only decorates.' },
      },
      {
        name: 'title',
        type: 'text',
        localized: true,
        admin: { description: 'Shown under the picture when given.' },
      },
    ],
  }
}
