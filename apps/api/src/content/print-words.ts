/** Fields of blocks that readers read. Addresses, ids and settings are no words. */
const wordFields = new Set([
  'text',
  'headline',
  'lead',
  'title',
  'subBlockHeader',
  'subBlockText',
  'value',
  'unit',
])

type Part = { [key: string]: unknown }

/** All words of stored blocks, rich text included: to be counted, or searched. */
export function printWords(blocks: unknown): string {
  const words: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of joinLines(value)) walk(part)
    // Where a link or a picture leads is named by an id, which nobody reads.
    else if (isPart(value) && !('relationTo' in value))
      for (const [key, item] of Object.entries(value)) {
        if (typeof item !== 'string') walk(item)
        else if (wordFields.has(key)) words.push(item)
      }
  }
  walk(blocks)
  return words.join(' ')
}

/** Rich text that stands in one line is one text, however it is set and linked: “the price list.” ends with its stop. */
function joinLines(parts: unknown[]): unknown[] {
  const joined: unknown[] = []
  let line: { text: string } | null = null
  for (const part of parts) {
    const text = readInline(part)
    if (text === null) {
      line = null
      joined.push(part)
    } else if (line) line.text += text
    else {
      line = { text }
      joined.push(line)
    }
  }
  return joined
}

/** @returns null for what is no part of a line */
function readInline(part: unknown): string | null {
  if (!isPart(part)) return null
  if (part.type === 'text') return typeof part.text === 'string' ? part.text : ''
  if (part.type === 'linebreak') return ' '
  const isLink = part.type === 'link' || part.type === 'autolink'
  return isLink && Array.isArray(part.children)
    ? part.children.map((one) => readInline(one) ?? '').join('')
    : null
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null
