/** What a row of a list says of itself in the editor: where to read it, and what the values of a choice are called. */
export type RowWords = {
  /** Fields, in the order they are said. */
  from: readonly string[]
  /** Whether all of them are said, or only the first that says something. */
  all: boolean
  choices: Readonly<Record<string, string>>
}

const longest = 80

/**
 * The name of a row: what it holds, so that a closed list can be read. Rich text, pictures and links to pages name nothing.
 *
 * @returns empty where nothing is written yet
 */
export function nameRow(row: Readonly<Record<string, unknown>> | undefined, words: RowWords): string {
  const said = words.from
    .flatMap((field) => [row?.[field]].flat())
    .filter((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
    .map((value) => words.choices[String(value)] ?? String(value).trim())
  const name = (words.all ? said : said.slice(0, 1)).join(' · ').replace(/\s+/g, ' ')
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}
