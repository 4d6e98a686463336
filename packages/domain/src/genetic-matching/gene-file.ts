import type { Failure } from '../result.ts'
import type { GeneResult } from './gene.ts'

/** Bytes of a text that is read: a panel of 500 genes has 30 KB, the changes found in a whole exome a few MB. */
export const maxGeneFileSize = 4 * 1_048_576

/** Why a line was not taken over; the line is counted from 1 as an editor does. */
export const leftOutReasons = [
  'formula',
  'unknownGene',
  'unknownResult',
  'twoChanges',
  'notCounted',
  'incomplete',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
export type LeftOut = { readonly line: number; readonly gene: string | null; readonly reason: LeftOutReason }

/** What a file says, by gene of the list, and what of it was not taken over. */
export type GeneFile = {
  readonly findings: readonly { readonly gene: string; readonly result: GeneResult }[]
  /** The first hundred, in the order of the lines. */
  readonly leftOut: readonly LeftOut[]
  readonly leftOutCount: number
}

export type GeneFileCode =
  | 'gene-file-empty'
  | 'gene-file-too-large'
  | 'gene-file-not-text'
  | 'gene-file-no-columns'
export type GeneFileFailure = Failure<GeneFileCode>

const mostListed = 100

/** Gathers what lines say. A change that was found outweighs any line about the same gene that says otherwise. */
export class GeneFileReader {
  readonly #known: ReadonlySet<string>
  readonly #results = new Map<string, GeneResult>()
  readonly #leftOut: LeftOut[] = []
  #leftOutCount = 0

  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  knows(gene: string): boolean {
    return this.#known.has(gene)
  }

  /** Notes what a line says of a gene, or why it is left out. */
  put(line: number, gene: string, outcome: GeneResult | LeftOutReason): void {
    if (outcome === 'carrier' || outcome === 'notFound') {
      if (outcome === 'carrier' || !this.#results.has(gene)) this.#results.set(gene, outcome)
      return
    }
    this.#leftOutCount += 1
    // A gene of the list may be named again; what else somebody wrote may not: it could be anything.
    if (this.#leftOut.length < mostListed)
      this.#leftOut.push({ line, gene: this.knows(gene) ? gene : null, reason: outcome })
  }

  finish(): GeneFile {
    const findings = [...this.#results].map(([gene, result]) => ({ gene, result }))
    return { findings, leftOut: this.#leftOut, leftOutCount: this.#leftOutCount }
  }
}
