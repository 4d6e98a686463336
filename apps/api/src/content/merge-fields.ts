/**
 * The first row, with each of these fields from the first row that says something in it. What is not named stays as the
 * first row has it: a title for search engines must not speak another language than the page’s own.
 */
export function mergeFields<Row extends object>(
  rows: readonly [Row, ...Row[]],
  fields: readonly (keyof Row)[],
): Row {
  const merged = { ...rows[0] }
  for (const field of fields) {
    const found = rows.find((row) => says(row[field]))
    if (found) merged[field] = found[field]
  }
  return merged
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}
