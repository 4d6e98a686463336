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

/** All words of stored blocks, rich text included: to be counted, or searched. */
export function printWords(blocks: unknown): string {
  const words: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        if (typeof item !== 'string') walk(item)
        else if (wordFields.has(key)) words.push(item)
      }
  }
  walk(blocks)
  return words.join(' ')
}
