import { type PageWriting, text } from '../page-writing.ts'
import * as documents from './demo-documents.ts'
import { demoForm } from './demo-form.ts'
import * as pictures from './demo-pictures.ts'
import * as shop from './demo-shop.ts'
import * as words from './demo-words.ts'

const blocks = [
  demoForm,
  ...Object.values(documents),
  ...Object.values(pictures),
  ...Object.values(shop),
  ...Object.values(words),
].sort((a, b) => titleOf(a).localeCompare(titleOf(b)))

/** Every block in every variant, and a page that leads to them. */
export const demoPages: PageWriting[] = [
  {
    name: 'demo',
    epiId: 901,
    kind: 'StandardPage',
    shops: ['dk'],
    visitorTypes: ['private'],
    noindex: true,
    texts: {
      'en-GB': {
        title: 'Every block',
        slug: 'demo',
        intro:
          'What editors can compose a page of, in every variant. Pictures are drawn; names are invented.',
        blocks: [
          text('[Every kind of page](page:demo-kinds) has a list of its own.'),
          text(blocks.map((page) => `- [${titleOf(page)}](page:${page.name})`).join('\n')),
        ],
      },
    },
  },
  ...blocks,
]

function titleOf(page: PageWriting): string {
  return page.texts['en-GB'].title
}
