import type { GeneReference } from '@kindred/content/reference/reference.ts'
import type { GeneEntry } from '@kindred/contracts/genetic-matching'

const lists = new WeakMap<readonly GeneReference[], readonly GeneEntry[]>()

/** The gene list (GEN-03): one entry a gene, made once for each snapshot of the master data. */
export function listGenes(rows: readonly GeneReference[]): readonly GeneEntry[] {
  const known = lists.get(rows)
  if (known) return known
  const entries = new Map<string, GeneEntry>()
  for (const { gene, condition, inheritance, ...numbers } of rows) {
    const entry = entries.get(gene) ?? { gene, condition, inheritance, populations: [] }
    entry.populations.push(numbers)
    entries.set(gene, entry)
  }
  const list = [...entries.values()]
  lists.set(rows, list)
  return list
}

/** Genes whose symbol or condition has every word in it, in any case and with or without accents. */
export function searchGenes(list: readonly GeneEntry[], search: string): GeneEntry[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return list.filter(({ gene, condition }) => {
    const text = fold(`${gene} ${condition}`)
    return words.every((word) => text.includes(word))
  })
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The populations that have numbers of their own. */
export function listPopulations(list: readonly GeneEntry[]): string[] {
  const names = list.flatMap(({ populations }) => populations.flatMap(({ population }) => population ?? []))
  return [...new Set(names)].sort()
}
