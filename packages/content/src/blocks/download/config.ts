import type { Block } from 'payload'

export const downloadConfig: Block = {
  slug: 'download',
  interfaceName: 'DownloadBlock',
  fields: [
    { name: 'headline', type: 'text' },
    { name: 'text', type: 'textarea' },
    {
      name: 'divider',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'A line between the files.' },
    },
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', admin: { description: 'The name of the file unless given.' } },
        { name: 'description', type: 'textarea' },
        { name: 'document', type: 'upload', relationTo: 'documents', required: true },
      ],
    },
  ],
}
