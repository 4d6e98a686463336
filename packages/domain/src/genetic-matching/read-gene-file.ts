import { ok, type Result, refuse } from '../result.ts'
import { type GeneFile, type GeneFileFailure, maxGeneFileSize } from './gene-file.ts'
import { readGeneTable } from './read-gene-table.ts'
import { readGeneVcf } from './read-gene-vcf.ts'

/**
 * Reads a laboratory’s file as far as it can be understood without guessing: a table of genes and results, or a VCF. Only
 * gene and result are taken over; which change it was, names and dates are never looked at.
 *
 * @param text the decoded file
 * @param known symbols of the gene list
 * @returns what was read and what was left out, or why nothing can be read
 */
export function readGeneFile(text: string, known: ReadonlySet<string>): Result<GeneFile, GeneFileFailure> {
  if (text.length > maxGeneFileSize)
    return refuse('gene-file-too-large', `A file that is read may have at most ${maxGeneFileSize} bytes.`, {
      data: { limit: maxGeneFileSize },
    })
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trim() === '') return refuse('gene-file-empty', 'The file is empty.')
  if (!isText(plain)) return refuse('gene-file-not-text', 'The file is no text: save it as CSV.')
  return plain.startsWith('##fileformat=VCF') ? ok(readGeneVcf(plain, known)) : readGeneTable(plain, known)
}

/** No spreadsheet, picture or archive: those have bytes that no text has, or that are no UTF-8 (U+FFFD stands for them). */
function isText(text: string): boolean {
  if (text.startsWith('PK') || text.startsWith('%PDF')) return false
  return !/[\p{Cc}\uFFFD]/u.test(text.slice(0, 10_000).replace(/[\t\r\n]/g, ''))
}
