import type { CollectionConfig } from 'payload'
import { mayCreatePages, mayDeletePages, mayEditPages } from '../access/may-edit-pages.ts'

/** Pictures of pages: public by nature. Photographs of donors and customers' files never come here. */
export function media({ directory }: { directory: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture or film', plural: 'Pictures and films' },
    admin: {
      group: 'Site',
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
      listSearchableFields: ['filename', 'alt', 'title'],
      description:
        'For pages, and open to everybody. Photographs of donors and files of customers never come here.',
    },
    upload: {
      staticDir: directory,
      // No SVG: it can carry scripts.
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/gif',
        'video/mp4',
        'video/webm',
        'application/pdf',
      ],
      focalPoint: true,
    },
    access: { read: () => true, create: mayCreatePages, update: mayEditPages, delete: mayDeletePages },
    fields: [
      {
        name: 'alt',
        label: 'In words',
        type: 'text',
        localized: true,
        // Asked for in the language that is saved: a picture without words is missing for some.
        validate: (value: unknown) =>
          (typeof value === 'string' && value.trim() !== '') ||
          'Say in this language what a person who cannot see it should know.',
        admin: { description: 'What a person who cannot see it should know, in each language.' },
      },
      {
        name: 'title',
        label: 'Caption',
        type: 'text',
        localized: true,
        admin: { description: 'Shown under the picture when given.' },
      },
    ],
  }
}
