import { ok, type Result, refuse } from '../result.ts'
import type { GeneResult } from './gene.ts'
import { type GeneFile, type GeneFileFailure, GeneFileReader, type LeftOutReason } from './gene-file.ts'
import { nameGene } from './name-gene.ts'
import { readResultWord } from './read-result-word.ts'
import { splitTable } from './split-table.ts'

const geneTitles = ['gene', 'gene symbol', 'symbol', 'gen', 'gène', 'γονίδιο', '遺伝子', '基因']
const resultTitles = ['result', 'finding', 'status', 'carrier status', 'interpretation', 'zygosity']

/** A cell that a spreadsheet would run. A lone + or − is a laboratory’s word for a result. */
const isFormula = (cell: string) => /^\s*[=@]|^\s*[+-]\s*\S/.test(cell)

/** Reads a table with a column of genes and one of results; their titles may stand in any of the first ten lines. */
export function readGeneTable(text: string, known: ReadonlySet<string>): Result<GeneFile, GeneFileFailure> {
  const rows = splitTable(text)
  const head = rows.slice(0, 10).findIndex((row) => findColumns(row) !== null)
  const columns = head < 0 ? null : findColumns(rows[head] as string[])
  if (!columns) return refuse('gene-file-no-columns', 'The file has no columns named "gene" and "result".')
  const reader = new GeneFileReader(known)
  for (const [index, row] of rows.slice(head + 1).entries()) {
    if (row.every((cell) => cell === '')) continue
    const [gene, written] = [nameGene(row[columns.gene] ?? ''), row[columns.result] ?? '']
    reader.put(head + 2 + index, gene, judgeRow(row, gene, written, reader))
  }
  return ok(reader.finish())
}

type Columns = { gene: number; result: number }

function judgeRow(
  row: readonly string[],
  gene: string,
  written: string,
  reader: GeneFileReader,
): GeneResult | LeftOutReason {
  if (row.some(isFormula)) return 'formula'
  if (gene === '' || written === '') return 'incomplete'
  if (!reader.knows(gene)) return 'unknownGene'
  return readResultWord(written) ?? 'unknownResult'
}

function findColumns(row: readonly string[]): Columns | null {
  const titles = row.map((cell) => cell.toLowerCase().replace(/[\s_]+/g, ' '))
  const gene = titles.findIndex((title) => geneTitles.includes(title))
  const result = titles.findIndex((title) => resultTitles.includes(title))
  return gene < 0 || result < 0 ? null : { gene, result }
}
