import { escapeXml, type XmlNode } from './xml.ts'

/** A node of the editor's rich text. */
export type RichNode = { type: string; text?: string; format?: unknown; children?: RichNode[] } & Record<
  string,
  unknown
>

/** Whether a node's own children are words, so that it is one thing to translate. */
export function holdsWords(node: RichNode): boolean {
  return node.children?.some(isInline) === true
}

const isInline = ({ type }: RichNode) => ['text', 'link', 'autolink', 'linebreak', 'tab'].includes(type)
const isPlain = (node: RichNode) => node.type === 'text' && !node.format

/**
 * Words with their marks as inline elements of XLIFF: plain words as they are, marked words and links as `<pc>`, what has
 * no words as `<ph/>`. The id says which node of the original it stands for.
 */
export function printInline(nodes: readonly RichNode[], above = ''): string {
  return nodes
    .map((node, index) => {
      const id = `${above}${index}`
      if (isPlain(node)) return escapeXml(node.text ?? '')
      if (node.type === 'text') return `<pc id="${id}">${escapeXml(node.text ?? '')}</pc>`
      if (node.children) return `<pc id="${id}">${printInline(node.children, `${id}-`)}</pc>`
      return `<ph id="${id}"/>`
    })
    .join('')
}

/**
 * The nodes of translated words: each mark is the original's own node, with its look and its address, around new words.
 *
 * @throws Error where a mark is not one of the original's
 */
export function readInline(words: readonly XmlNode[], original: readonly RichNode[]): RichNode[] {
  const known = new Map<string, RichNode>()
  note(original, '', known)
  return build(words, known)
}

function build(words: readonly XmlNode[], known: ReadonlyMap<string, RichNode>): RichNode[] {
  return words.flatMap((word): RichNode[] => {
    if (typeof word === 'string') return word === '' ? [] : [plain(word)]
    const name = word.name.replace(/^.*:/, '')
    const node = known.get(word.attributes.id ?? '')
    if (!node || (name !== 'pc' && name !== 'ph'))
      throw new Error(`The mark <${name} id="${word.attributes.id ?? ''}"> is not in the original.`)
    if (name === 'ph') return [node]
    if (node.type === 'text') return [{ ...node, text: flatten(word.children) }]
    return [{ ...node, children: build(word.children, known) }]
  })
}

function note(nodes: readonly RichNode[], above: string, known: Map<string, RichNode>): void {
  for (const [index, node] of nodes.entries()) {
    const id = `${above}${index}`
    known.set(id, node)
    if (node.children) note(node.children, `${id}-`, known)
  }
}

/** Words alone. */
export function flatten(words: readonly XmlNode[]): string {
  return words.map((word) => (typeof word === 'string' ? word : flatten(word.children))).join('')
}

const plain = (text: string): RichNode => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
})
