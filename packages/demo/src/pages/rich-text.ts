import { pictureId } from '../art/pictures.ts'
import { stableId } from '../master-data/stable-id.ts'

type Node = Record<string, unknown>
const base = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }

/**
 * The editor's tree from plain writing: paragraphs between empty lines, `## ` and `### ` headings, `- ` and `1. ` lists,
 * `**strong**`, `[words](page:name)` for a page of the demo world, `[words](panel:name)` for one that opens over the page,
 * `[words](https://…)` for others, and `![](picture:name)` for a drawing.
 */
export function richText(writing: string) {
  const children = writing
    .trim()
    .split(/\n\s*\n/)
    .map((part) => toBlock(part.trim().replace(/\n\s+/g, '\n')))
  return { root: { ...base, type: 'root', children } }
}

function toBlock(part: string): Node {
  const heading = /^(#{2,3}) (.*)$/.exec(part)
  if (heading)
    return { ...base, type: 'heading', tag: `h${heading[1]?.length}`, children: toInline(heading[2] ?? '') }
  const picture = /^!\[\]\(picture:(.*)\)$/.exec(part)?.[1]
  if (picture) {
    const id = stableId(`shown ${picture}`)
    return {
      ...base,
      type: 'upload',
      version: 3,
      id,
      relationTo: 'media',
      value: pictureId(picture),
      fields: null,
    }
  }
  if (/^- /.test(part)) return toList('bullet', part.split(/\n?- /).filter(Boolean))
  if (/^1\. /.test(part)) return toList('number', part.split(/\n?\d+\. /).filter(Boolean))
  return { ...base, type: 'paragraph', textFormat: 0, children: toInline(part.replaceAll('\n', ' ')) }
}

function toList(listType: 'bullet' | 'number', items: string[]): Node {
  return {
    ...base,
    type: 'list',
    listType,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    start: 1,
    children: items.map((item, index) => ({
      ...base,
      type: 'listitem',
      value: index + 1,
      children: toInline(item.replaceAll('\n', ' ').trim()),
    })),
  }
}

function toInline(text: string): Node[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((piece) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece)
      if (link) return toLink(link[1] ?? '', link[2] ?? '')
      const strong = /^\*\*([^*]+)\*\*$/.exec(piece)
      return toText(strong?.[1] ?? piece, strong ? 1 : 0)
    })
}

function toText(text: string, format: number): Node {
  return { type: 'text', version: 1, detail: 0, mode: 'normal', style: '', text, format }
}

function toLink(words: string, target: string): Node {
  const [, way, page] = /^(page|panel):(.*)$/.exec(target) ?? []
  const opensInModal = way === 'panel' ? true : undefined
  const fields = page
    ? { linkType: 'internal', newTab: false, opensInModal, doc: { relationTo: 'pages', value: pageId(page) } }
    : { linkType: 'custom', newTab: false, url: target }
  return {
    ...base,
    type: 'link',
    version: 3,
    id: stableId(`link ${words} ${target}`),
    fields,
    children: [toText(words, 0)],
  }
}

/** The id of a page of the demo world by its name in these files. */
export function pageId(name: string): string {
  return stableId(`page ${name}`)
}
