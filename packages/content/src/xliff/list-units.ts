import type { Field, FlattenedBlock } from 'payload'
import { flatten, holdsWords, printInline, type RichNode, readInline } from './inline.ts'
import { escapeXml, type XmlNode } from './xml.ts'

/** One thing to translate: a field's text, or a paragraph of rich text. */
export type Unit = {
  /** The path of the field in its page, joined by dots. */
  id: string
  /** What it says now, as inline XLIFF. */
  words: string
  /** Writes it anew, in the page it was listed from. */
  write: (words: readonly XmlNode[]) => void
}

type Data = Record<string, unknown>

/** Fields that hold no words, whatever their type. */
const wordless = new Set(['url', 'id', 'blockName', 'anchor', 'videoId', 'scriptUrl', 'code', 'html'])

/** All texts of a page in one language, in the order of the editor's form. Only fields that each language has for itself. */
export function listUnits(fields: readonly Field[], page: Data): Unit[] {
  return listFields(fields, page, '', false)
}

function listFields(fields: readonly Field[], data: Data, above: string, isOwn: boolean): Unit[] {
  return fields.flatMap((field) => listField(field, data, above, isOwn))
}

function listField(field: Field, data: Data, above: string, isOwn: boolean): Unit[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? listFields(
            tab.fields,
            readData(data[tab.name]),
            `${above}${tab.name}.`,
            isOwn || tab.localized === true,
          )
        : listFields(tab.fields, data, above, isOwn),
    )
  if (!('name' in field) || !field.name)
    return 'fields' in field ? listFields(field.fields, data, above, isOwn) : []
  if (wordless.has(field.name)) return []
  const isLocalized = isOwn || ('localized' in field && field.localized === true)
  const id = `${above}${field.name}`
  const value = data[field.name]
  switch (field.type) {
    case 'group':
      return listFields(field.fields, readData(value), `${id}.`, isLocalized)
    case 'array':
      return readList(value).flatMap((row, index) =>
        listFields(field.fields, row, `${id}.${index}.`, isLocalized),
      )
    case 'blocks':
      return readList(value).flatMap((block, index) => {
        const config = field.blocks.find(({ slug }) => slug === block.blockType) as FlattenedBlock | undefined
        return config ? listFields(config.fields, block, `${id}.${index}.`, isLocalized) : []
      })
    case 'text':
    case 'textarea':
      return isLocalized && typeof value === 'string' && value.trim() !== ''
        ? [textUnit(id, data, field.name)]
        : []
    case 'richText':
      return isLocalized && isRich(value) ? listRich(value.root, id) : []
    default:
      return []
  }
}

function textUnit(id: string, data: Data, name: string): Unit {
  return {
    id,
    words: escapeXml(String(data[name])),
    write: (words) => {
      if (words.some((word) => typeof word !== 'string'))
        throw new Error(`${id} is plain text and takes no marks.`)
      data[name] = flatten(words)
    },
  }
}

function listRich(node: RichNode, id: string): Unit[] {
  if (holdsWords(node)) {
    const original = node.children ?? []
    const write = (words: readonly XmlNode[]) => {
      node.children = readInline(words, original)
    }
    return [{ id, words: printInline(original), write }]
  }
  return (node.children ?? []).flatMap((child, index) => listRich(child, `${id}.${index}`))
}

function isRich(value: unknown): value is { root: RichNode } {
  return typeof value === 'object' && value !== null && 'root' in value
}

const readData = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {}
const readList = (value: unknown): Data[] => (Array.isArray(value) ? value.map(readData) : [])
