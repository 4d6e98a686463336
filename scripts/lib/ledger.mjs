/**
 * One row of docs/requirements.md.
 *
 * @typedef {{ id: string, area: string, text: string, needsTest: boolean }} Row
 */

/**
 * Reads the rows `- LOC-42 | what | source: …`. A row that says `no test: reason` needs none.
 *
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readLedger(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const found = /^- ([A-Z][A-Z0-9]*-\d+) \|(.*)$/.exec(line)
    if (!found) return []
    const [, id, text] = found
    return [{ id, area: id.split('-')[0], text: text.trim(), needsTest: !/\bno test:/i.test(line) }]
  })
}

/** The rows a test's title names. */
export function findRows(title) {
  return [...new Set(title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? [])]
}

/**
 * For every row the titles of the passing tests that name it.
 *
 * @param {Row[]} rows
 * @param {import('./test-results.mjs').TestResult[]} results
 * @returns {Record<string, string[]>}
 */
export function traceRows(rows, results) {
  const traced = Object.fromEntries(rows.map(({ id }) => [id, []]))
  for (const { title, passed } of results) {
    if (passed)
      for (const id of findRows(title)) if (traced[id] && !traced[id].includes(title)) traced[id].push(title)
  }
  return traced
}
