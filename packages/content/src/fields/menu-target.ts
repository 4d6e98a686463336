import type { Field } from 'payload'
import { checkMenuAddress, checkMenuTitle } from '../hooks/check-menu.ts'

/** Where an entry of a menu leads: to a page of ours, which keeps working when the page moves, or to an address. */
export const menuTarget: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 60,
        validate: checkMenuTitle,
        admin: { description: 'The page’s own title when empty.' },
      },
      { name: 'page', type: 'relationship', relationTo: 'pages' },
      {
        name: 'url',
        type: 'text',
        validate: checkMenuAddress,
        admin: {
          description: 'Instead of a page. {locale}, {shop} and {visitorType} are filled in.',
        },
      },
    ],
  },
]

/** The same with one line that says more, as the wide menu shows it. */
export const describedTarget: Field[] = [
  ...menuTarget,
  { name: 'text', type: 'text', maxLength: 90, admin: { description: 'One line below, or nothing.' } },
]
