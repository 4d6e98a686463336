import type { GeneResult } from './gene.ts'
import { type GeneFile, GeneFileReader, type LeftOutReason } from './gene-file.ts'
import { nameGene } from './name-gene.ts'

const geneFields = ['GENE', 'SYMBOL', 'GENEINFO', 'GENE_SYMBOL']

/**
 * Reads the changes that a VCF lists, where they were annotated with a gene and a clinical meaning (ClinVar’s `CLNSIG`):
 * one copy of a pathogenic change makes a carrier. It never says that nothing was found, since a gene without a line may not
 * have been looked at. Changes of other meaning are left out and counted.
 */
export function readGeneVcf(text: string, known: ReadonlySet<string>): GeneFile {
  const reader = new GeneFileReader(known)
  for (const [index, record] of text.split(/\r?\n/).entries()) {
    if (record === '' || record.startsWith('#')) continue
    const columns = record.split('\t')
    const info = readInfo(columns[7] ?? '')
    const gene = findGene(info)
    const copies = countCopies(columns[8], columns[9])
    if (copies !== 0) reader.put(index + 1, gene, judgeChange(gene, copies, info.get('CLNSIG'), reader))
  }
  return reader.finish()
}

function findGene(info: ReadonlyMap<string, string>): string {
  const named = geneFields.map((name) => info.get(name)).find(Boolean) ?? ''
  return nameGene(named.split(/[:,|]/, 1)[0] ?? '')
}

function judgeChange(
  gene: string,
  copies: number | null,
  meaning: string | undefined,
  reader: GeneFileReader,
): GeneResult | LeftOutReason {
  if (gene === '' || copies === null) return 'incomplete'
  if (!reader.knows(gene)) return 'unknownGene'
  if (!isPathogenic(meaning)) return 'notCounted'
  return copies > 1 ? 'twoChanges' : 'carrier'
}

function readInfo(text: string): Map<string, string> {
  return new Map(
    text.split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return at < 0 ? [part, ''] : [part.slice(0, at).toUpperCase(), part.slice(at + 1)]
    }),
  )
}

/** `Pathogenic`, `Likely_pathogenic`, `Pathogenic/Likely_pathogenic`; not those about which sources disagree. */
const isPathogenic = (meaning = '') =>
  /^(likely_)?pathogenic\b/i.test(meaning) && !/conflicting|benign|uncertain/i.test(meaning)

/** Changed copies by the first sample’s genotype; null where it has none. */
function countCopies(format = '', sample = ''): number | null {
  const at = format.split(':').indexOf('GT')
  const genotype = at < 0 ? undefined : sample.split(':')[at]
  if (!genotype || !/^[\d.]+([/|][\d.]+)*$/.test(genotype)) return null
  return genotype.split(/[/|]/).filter((allele) => allele !== '0' && allele !== '.').length
}
