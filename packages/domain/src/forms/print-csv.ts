/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that begins like a formula gets an
 * apostrophe before it. Begins with a byte order mark, so that letters of all scripts are read right.
 */
export function printCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(printCell).join(',')).join('\r\n')}\r\n`
}

function printCell(cell: string): string {
  const harmless = /^\s*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
