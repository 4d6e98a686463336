const separators = ['\t', ';', ','] as const

/**
 * Splits a table written as text (CSV of RFC 4180, with tabs or semicolons too) into rows of trimmed cells. The separator is
 * the one that the first line has most of; a quote that is never closed ends with the text.
 */
export function splitTable(text: string): string[][] {
  const separator = findSeparator(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push(row)
      row = []
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  rows.push(row)
  return rows
}

function findSeparator(text: string): string {
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const count = (sign: string) => head.split(sign).length
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
