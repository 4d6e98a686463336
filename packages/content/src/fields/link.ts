import type { GroupField } from 'payload'

/** A link to a page of ours, which keeps working when the page moves, or to any address. */
export function link(name = 'link'): GroupField {
  return {
    name,
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'text', type: 'text' },
          { name: 'page', type: 'relationship', relationTo: 'pages' },
          { name: 'url', type: 'text', admin: { description: 'Only when it leads outside our pages.' } },
        ],
      },
    ],
  }
}
