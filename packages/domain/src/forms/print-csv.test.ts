import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printCsv } from './print-csv.ts'

it('FORM-27 exports answers that no spreadsheet can run', () => {
  const line = (cell: string) => printCsv([[cell]]).slice(1, -2)
  for (const cell of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])
    expect(line(cell).replace(/^"/, '').startsWith("'"), cell).toBe(true)
  expect(line('a "b", c')).toBe('"a ""b"", c"')
  expect(line('two\nlines')).toBe('"two\nlines"')
})

it('FORM-27 exports every answer so that it can be read again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 })), (rows) => {
      const harmless = (cell: string) => (/^\s*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)
      expect(parse(printCsv(rows))).toEqual(rows.map((row) => row.map(harmless)))
    }),
  )
})

function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] as string
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',' || text.startsWith('\r\n', at)) {
      row.push(cell)
      cell = ''
      if (sign === '\r') {
        rows.push(row)
        row = []
        at++
      }
    } else cell += sign
  }
  return rows.filter((one) => one.length > 1)
}
