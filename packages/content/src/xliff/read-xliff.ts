import { childrenNamed, escapeXml, parseXml, type XmlElement, type XmlNode } from './xml.ts'

export type ReadUnit = { id: string; source: string; target: XmlNode[] }
export type ReadFile = { page: string; source: string; target: string; units: ReadUnit[] }

/**
 * Reads a translator's file. Units without a target are left out: they are not translated yet.
 *
 * @throws Error that says what is not right, in words for an editor
 */
export function readXliff(text: string): ReadFile {
  const root = parseXml(text)
  if (root.name.replace(/^.*:/, '') !== 'xliff' || !root.attributes.version?.startsWith('2.'))
    throw new Error('This is not an XLIFF 2 file.')
  const files = childrenNamed(root, 'file')
  const [file] = files
  if (!file || files.length > 1) throw new Error('The file must be about one page.')
  const ids = new Set<string>()
  const units = listUnits(file).flatMap((unit): ReadUnit[] => {
    const id = unit.attributes.id ?? ''
    if (ids.has(id)) throw new Error(`The text ${id} is there twice.`)
    ids.add(id)
    const segments = childrenNamed(unit, 'segment')
    const targets = segments.map((segment) => childrenNamed(segment, 'target')[0])
    if (targets.every((target) => target === undefined)) return []
    // A tool may cut a text into sentences; a piece that is not translated yet stays as it was.
    const pieces = segments.map((segment) => childrenNamed(segment, 'source')[0]?.children ?? [])
    const target = segments.flatMap((_, index) => targets[index]?.children ?? pieces[index] ?? [])
    return [{ id, source: pieces.map(print).join(''), target }]
  })
  const { srcLang = '', trgLang = '' } = root.attributes
  return { page: file.attributes.id ?? '', source: srcLang, target: trgLang, units }
}

function listUnits(element: XmlElement): XmlElement[] {
  return [...childrenNamed(element, 'unit'), ...childrenNamed(element, 'group').flatMap(listUnits)]
}

/** As `printInline` writes it, so that both can be compared. */
function print(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node)
      const { id = '' } = node.attributes
      return node.name.endsWith('ph') ? `<ph id="${id}"/>` : `<pc id="${id}">${print(node.children)}</pc>`
    })
    .join('')
}
