import type { GeneResult } from './gene.ts'

/** Two changed copies: no rule for carriers holds for that, so a person has to look at it. */
export type ReadResult = GeneResult | 'twoChanges'

const words: Readonly<Record<ReadResult, readonly string[]>> = {
  carrier: [
    'carrier',
    'positive',
    'pos',
    'heterozygous',
    'het',
    'detected',
    'pathogenic',
    'likely pathogenic',
    'found',
    '+',
  ],
  notFound: [
    'notfound',
    'not found',
    'negative',
    'neg',
    'not detected',
    'none detected',
    'no variant',
    'no variants detected',
    'non-carrier',
    'not a carrier',
    'normal',
    'clear',
    '-',
  ],
  twoChanges: ['affected', 'homozygous', 'hom', 'compound heterozygous', 'hemizygous'],
}

const byWord = new Map(
  (Object.keys(words) as ReadResult[]).flatMap((result) =>
    words[result].map((word) => [word, result] as const),
  ),
)

/** What a laboratory’s word for a result means; undefined for any that is not known exactly, since guessing could hurt. */
export function readResultWord(written: string): ReadResult | undefined {
  return byWord.get(
    written
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, ' '),
  )
}
