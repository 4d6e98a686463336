import type { GeneFinding } from '@kindred/contracts/genetic-matching'

/** Puts findings into a list: a later word about a gene replaces an earlier one; sorted by gene. */
export function putFindings(list: readonly GeneFinding[], added: readonly GeneFinding[]): GeneFinding[] {
  const byGene = new Map([...list, ...added].map((finding) => [finding.gene, finding]))
  return [...byGene.values()].sort((a, b) => (a.gene < b.gene ? -1 : 1))
}

export const dropFinding = (list: readonly GeneFinding[], gene: string): GeneFinding[] =>
  list.filter((finding) => finding.gene !== gene)
