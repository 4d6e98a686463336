export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] }
export type XmlNode = string | XmlElement

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const deepest = 100

/** Characters that XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
export const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/**
 * Reads a whole XML document as far as translation files need it. There are no document types and no entities of a
 * file's own, so nothing can be fetched, nested into itself or swollen.
 *
 * @throws Error that says what is not right
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [all, cdata, slash, name = '', attributes = '', selfClosed, words, stray] of text
    .replace(/^\uFEFF/, '')
    .matchAll(token)) {
    const at = open[open.length - 1] as XmlElement
    if (stray !== undefined) throw new Error('This is not well-formed XML.')
    if (cdata !== undefined) at.children.push(cdata)
    else if (words !== undefined) at.children.push(decode(words))
    else if (all.startsWith('<!--') || all.startsWith('<?')) continue
    else if (slash) {
      if (open.length === 1 || at.name !== name) throw new Error(`</${name}> closes nothing.`)
      open.pop()
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [] }
      at.children.push(element)
      if (selfClosed) continue
      if (open.length > deepest) throw new Error('This is nested too deeply.')
      open.push(element)
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed.`)
  const elements = root.children.filter((node): node is XmlElement => typeof node !== 'string')
  const [document] = elements
  if (!document || elements.length > 1) throw new Error('There must be one outermost element.')
  return document
}

/** Text as it stands in a document. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(unprintable, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** Children with this name, whatever prefix they carry. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (node): node is XmlElement => typeof node !== 'string' && node.name.replace(/^.*:/, '') === name,
  )
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, double, single]) => [name, decode(double ?? single ?? '')]),
  )
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);|&/gi, (all, name?: string) => {
    if (name === undefined) throw new Error('An & stands alone; write &amp;.')
    const code = /^#x/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : name.startsWith('#')
        ? Number(name.slice(1))
        : null
    if (code !== null) {
      if (code > 0x10ffff) throw new Error(`There is no character ${all}.`)
      return String.fromCodePoint(code)
    }
    const found = named[name]
    if (found === undefined) throw new Error(`There is no entity ${all}.`)
    return found
  })
}
