import { expect, it } from 'vitest'
import { printWords } from './print-words.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const link = (words: string) => ({
  type: 'link',
  fields: {
    linkType: 'internal',
    doc: { relationTo: 'pages', value: 'b3c13b92-8cb7-5047-8738-be3bd54a3d10' },
  },
  children: [text(words)],
})
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

it('SRCH-01 reads rich text as readers do: lines in one piece, and no ids of where links lead', () => {
  const block = {
    blockType: 'richText',
    content: richText(
      paragraph(text('See the '), link('price list'), text('. It is '), text('short', 1), text('.')),
      {
        type: 'list',
        children: [{ type: 'listitem', children: [text('One'), { type: 'linebreak' }, text('more')] }],
      },
    ),
  }
  expect(printWords([block])).toBe('See the price list. It is short. One more')
})

it('SRCH-01 reads the fields of a block that are shown, and no others', () => {
  const facts = {
    blockType: 'facts',
    id: '65f0',
    headline: 'In numbers',
    facts: [{ value: '26', unit: 'weeks', icon: 'clock' }],
    picture: { relationTo: 'media', value: '41c2' },
  }
  expect(printWords([facts])).toBe('In numbers 26 weeks')
})
