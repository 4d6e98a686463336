import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxGeneFileSize } from './gene-file.ts'
import { readGeneFile } from './read-gene-file.ts'

const known = new Set(['CFTR', 'PAH', 'GJB2', 'GBA1', 'HBA1/HBA2', 'SMN1'])
const read = (text: string) => {
  const file = readGeneFile(text, known)
  if (!file.ok) throw new Error(file.error.code)
  return {
    findings: Object.fromEntries(file.value.findings.map(({ gene, result }) => [gene, result])),
    leftOut: file.value.leftOut.map(({ line, gene, reason }) => `${line} ${gene ?? '?'} ${reason}`),
    count: file.value.leftOutCount,
  }
}
const codeOf = (text: string) => {
  const file = readGeneFile(text, known)
  return file.ok ? 'read' : file.error.code
}

describe('a table of a laboratory', () => {
  it('is read with commas, semicolons or tabs, quotes, a byte order mark and lines above the titles', () => {
    const findings = { CFTR: 'carrier', PAH: 'notFound' }
    expect(read('Gene,Result\nCFTR,carrier\nPAH,negative').findings).toEqual(findings)
    expect(
      read('\uFEFFReport 12;2026-01-01\r\n\r\nSymbol;Status\r\n"cftr";"Heterozygous"\r\nPAH;Not detected\r\n')
        .findings,
    ).toEqual(findings)
    expect(read('gene\tvariant\tresult\nCFTR\tc.1521\tPOS\nPAH\t\tneg').findings).toEqual(findings)
  })

  it('knows older names, and the two genes that count as one', () => {
    expect(read('gene,result\nGBA,carrier\nHBA1,negative\nHBA2,carrier').findings).toEqual({
      GBA1: 'carrier',
      'HBA1/HBA2': 'carrier',
    })
  })

  it('lets a change that was found outweigh other lines of the gene, in any order', () => {
    for (const lines of ['CFTR,carrier\nCFTR,negative', 'CFTR,negative\nCFTR,carrier'])
      expect(read(`gene,result\n${lines}`).findings).toEqual({ CFTR: 'carrier' })
  })

  it('takes nothing over that a spreadsheet would run, and says which line it was', () => {
    for (const cell of ['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3', '=HYPERLINK("http://x")'])
      expect(read(`gene,result,note\nCFTR,carrier,"${cell.replaceAll('"', '""')}"\nPAH,negative,`)).toEqual({
        findings: { PAH: 'notFound' },
        leftOut: ['2 CFTR formula'],
        count: 1,
      })
    expect(read('gene,result\n=CFTR,carrier').findings).toEqual({})
    expect(read('gene,result\nCFTR,+\nPAH,-').findings).toEqual({ CFTR: 'carrier', PAH: 'notFound' })
  })

  it('guesses nothing: unknown genes and words, two changed copies and half lines are left out by name', () => {
    const { findings, leftOut } = read(
      'gene,result\nXYZ,carrier\nCFTR,maybe\nPAH,homozygous\nGJB2,\n\nSMN1,negative',
    )
    expect(findings).toEqual({ SMN1: 'notFound' })
    expect(leftOut).toEqual([
      '2 ? unknownGene',
      '3 CFTR unknownResult',
      '4 PAH twoChanges',
      '5 GJB2 incomplete',
    ])
  })

  it('counts all that is left out and lists a hundred', () => {
    const { leftOut, count } = read(`gene,result\n${'XYZ,carrier\n'.repeat(5000)}`)
    expect([leftOut.length, count]).toEqual([100, 5000])
  })
})

describe('a VCF', () => {
  const record = (info: string, genotype: string) =>
    `7\t117559590\trs1\tATCT\tA\t50\tPASS\t${info}\tGT:DP\t${genotype}:30`
  const vcf = (...records: string[]) =>
    `##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS\n${records.join('\n')}\n`

  it('makes a carrier of one copy of a pathogenic change, and nothing of any other', () => {
    const { findings, leftOut } = read(
      vcf(
        record('GENEINFO=CFTR:1080;CLNSIG=Pathogenic/Likely_pathogenic', '0/1'),
        record('GENE=PAH;CLNSIG=Likely_pathogenic', '1|0'),
        record('GENE=GJB2;CLNSIG=Uncertain_significance', '0/1'),
        record('GENE=GJB2;CLNSIG=Conflicting_interpretations_of_pathogenicity', '0/1'),
        record('GENE=SMN1;CLNSIG=Pathogenic', '1/1'),
        record('GENE=GBA;CLNSIG=Pathogenic', '0/0'),
        record('GENE=BRCA1;CLNSIG=Pathogenic', '0/1'),
        'broken',
      ),
    )
    expect(findings).toEqual({ CFTR: 'carrier', PAH: 'carrier' })
    expect(leftOut).toEqual([
      '5 GJB2 notCounted',
      '6 GJB2 notCounted',
      '7 SMN1 twoChanges',
      '9 ? unknownGene',
      '10 ? incomplete',
    ])
  })
})

describe('a file that is none', () => {
  it('is refused by its own word: empty, enormous, no text, other columns', () => {
    expect(['', ' \n\n', '\uFEFF'].map(codeOf)).toEqual(Array(3).fill('gene-file-empty'))
    expect(codeOf('x'.repeat(maxGeneFileSize + 1))).toBe('gene-file-too-large')
    for (const text of ['PK\u0003\u0004sheet', '%PDF-1.7 ', 'a\u0000b', 'gene,result\n\uFFFD\uFFFD'])
      expect(codeOf(text)).toBe('gene-file-not-text')
    expect(codeOf('name,value\nCFTR,carrier')).toBe('gene-file-no-columns')
  })

  it('never makes reading fail, whatever stands in it, and never gives back a word that is not in the list', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'gene,result\n', '##fileformat=VCFv4\n'),
        fc.string({ unit: 'binary' }),
        (head, text) => {
          const file = readGeneFile(head + text, known)
          if (file.ok)
            for (const { gene } of [...file.value.findings, ...file.value.leftOut])
              expect(gene === null || known.has(gene)).toBe(true)
        },
      ),
    )
  })

  it('is read in a moment even when it is as large as it may be', () => {
    const line = '"CFTR",carrier,"a, b"\n'
    const text = `gene,result,note\n${line.repeat(Math.floor((maxGeneFileSize - 20) / line.length))}`
    expect(read(text).findings).toEqual({ CFTR: 'carrier' })
  })
})
