import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockConfigs } from '../blocks/block-configs.ts'
import { exportPage, importPage } from './merge-xliff.ts'
import { escapeXml, parseXml, unprintable } from './xml.ts'

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'blocks', type: 'blocks', localized: true, blocks: blockConfigs },
  { name: 'faq', type: 'array', localized: true, fields: [{ name: 'title', type: 'text' }] },
  { name: 'kind', type: 'text' },
] as never

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const rich = (heading: string, ...children: unknown[]) => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children },
      { type: 'heading', tag: 'h2', children: [text(heading)] },
    ],
  },
})
const link = {
  type: 'link',
  fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 'p1' } },
  children: [text('prices')],
}
const english = () => ({
  title: 'A & B <now>',
  kind: 'StandardPage',
  blocks: [
    {
      id: '1',
      blockType: 'richText',
      content: rich('Next', text('See '), text('our', 1), text(' '), link, text('.')),
    },
    { id: '2', blockType: 'quote', text: 'Calm' },
  ],
  faq: [{ id: 'f1', title: 'Why?' }],
})
const pair = (source: Record<string, unknown> = english(), target: Record<string, unknown> = {}) => ({
  page: 'page-1',
  source: { locale: 'en-GB', data: source },
  target: { locale: 'da-DK', data: target },
})
/** A translator who writes the same marks around other words. */
const translate = (file: string, change: (words: string) => string) =>
  file.replace(
    /<source>(.*?)<\/source>(<target>.*?<\/target>)?/gs,
    (_, words: string) =>
      `<source>${words}</source><target>${words.replace(/(^|>)([^<]+)/g, (_all, mark, said) => mark + change(said))}</target>`,
  )

describe('a file for translators', () => {
  it('holds each text once, with its marks, and nothing that is the same in every language', () => {
    const file = exportPage(fields, pair())
    expect(file).toContain('<unit id="title"><segment state="initial"><source>A &amp; B &lt;now&gt;</source>')
    expect(file).toContain('<source>See <pc id="1">our</pc> <pc id="3">prices</pc>.</source>')
    expect(file).not.toContain('StandardPage')
    expect(() => parseXml(file)).not.toThrow()
  })

  it('comes back into blocks of the same shape, with links and marks kept', () => {
    const file = translate(exportPage(fields, pair()), (words) =>
      words.toUpperCase().replace(/&AMP;|&LT;|&GT;/g, (e) => e.toLowerCase()),
    )
    const { data, report } = importPage(fields, pair(), file)
    expect(data).toMatchObject({
      title: 'A & B <NOW>',
      blocks: [
        {
          blockType: 'richText',
          content: rich(
            'NEXT',
            text('SEE '),
            text('OUR', 1),
            text(' '),
            { ...link, children: [text('PRICES')] },
            text('.'),
          ),
        },
        { blockType: 'quote', text: 'CALM' },
      ],
      faq: [{ title: 'WHY?' }],
    })
    expect(report.changed).toEqual([
      'title',
      'blocks.0.content.0',
      'blocks.0.content.1',
      'blocks.1.text',
      'faq.0.title',
    ])
    // Rows of another language are no rows of the original.
    expect(JSON.stringify(data)).not.toContain('"f1"')
    const again = exportPage(fields, pair(english(), data))
    expect(importPage(fields, pair(english(), data), again).report).toMatchObject({ changed: [], same: 5 })
  })

  it('is refused when it names texts that are not there, or is about something else', () => {
    const file = translate(exportPage(fields, pair()), (words) => words)
    const bring = (changed: string) => () => importPage(fields, pair(), changed)
    expect(bring(file.replace('id="title"', 'id="titel"'))).toThrow(/no such texts: titel/)
    expect(bring(file.replace('page-1', 'page-2'))).toThrow(/another page/)
    expect(bring(file.replace('da-DK', 'de-DE'))).toThrow(/from en-GB to de-DE/)
    expect(bring(file.replace('<target>See <pc id="1">', '<target>See <pc id="9">'))).toThrow(
      /not in the original/,
    )
    expect(bring(file.replace('<target>Calm', '<target><pc id="0">Calm</pc>'))).toThrow(/no marks/)
    expect(bring('<html/>')).toThrow(/XLIFF 2/)
    expect(bring(file.slice(0, -20))).toThrow(/not closed/)
    expect(bring(`<!DOCTYPE x [<!ENTITY a "b">]>${file}`)).toThrow(/well-formed/)
  })

  it('leaves alone what has changed in the original meanwhile, and says so', () => {
    const file = translate(exportPage(fields, pair()), () => 'Ny')
    const changed = { ...english(), title: 'Another title' }
    const { data, report } = importPage(fields, pair(changed), file)
    expect(report.outdated).toEqual(['title'])
    expect(data.title).toBe('Another title')
  })

  it('says which texts it did not bring', () => {
    const file = exportPage(fields, pair())
    expect(importPage(fields, pair(), file).report).toMatchObject({
      changed: [],
      missing: expect.arrayContaining(['title']),
    })
  })
})

it('any text stands in a document and is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const kept = words.replace(unprintable, '')
      expect(parseXml(`<a b="${escapeXml(words)}">${escapeXml(words)}</a>`)).toEqual({
        name: 'a',
        attributes: { b: kept },
        children: kept === '' ? [] : [kept],
      })
    }),
  )
})
