import { readLink } from '@kindred/domain/content/read-link'
import type { GroupField } from 'payload'

/** BLK-28: what a button looks like; `light` is for dark grounds. */
export const buttonColours = ['juniper', 'ink', 'light'] as const

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
          {
            name: 'url',
            type: 'text',
            admin: { description: 'Only when it leads outside our pages.' },
            validate: (value: unknown) =>
              !value || readLink(String(value)) !== null || 'An https address, mail, telephone, or a path.',
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'colour',
            type: 'select',
            options: [...buttonColours],
            admin: { description: 'The usual one of the block when empty. Light belongs on dark grounds.' },
          },
          { name: 'outlined', type: 'checkbox' },
          {
            name: 'opensInModal',
            type: 'checkbox',
            label: 'Open in a panel over this page',
            admin: { description: 'Only for pages of ours. Without scripts the page itself opens.' },
          },
        ],
      },
    ],
  }
}
