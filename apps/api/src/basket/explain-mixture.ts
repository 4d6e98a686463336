import type { Failure } from '@kindred/domain/result'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { LineRow } from './basket-rows.ts'

const embryoTypes: ReadonlySet<LineHandlingType> = new Set(['embryoShipping', 'embryoStorage'])

/** BASK-06: genetic matching and embryos are each bought by themselves. */
export function explainMixture(lines: readonly LineRow[], fresh: ReadonlySet<string>): Failure | null {
  if (fresh.size === 0) return null
  const isMatching = (line: LineRow) => line.lineHandlingType === 'geneticMatching'
  const isEmbryo = (line: LineRow) => embryoTypes.has(line.lineHandlingType)
  const added = lines.filter((line) => fresh.has(line.id))
  for (const [code, isKind, kind] of [
    ['showGeneticMatchingMismatchWarning', isMatching, 'geneticMatching'],
    ['showEmbryoMismatchWarning', isEmbryo, 'embryo'],
  ] as const) {
    const some = lines.some(isKind)
    if (!some || lines.every((line) => isKind(line) || (line.addedAutomatically && kind === 'embryo')))
      continue
    const conflict = added.some(isKind)
      ? kind
      : `mixedWith${kind === 'embryo' ? 'Embryo' : 'GeneticMatching'}`
    return { code, message: 'You can not add to basket', data: { conflict } }
  }
  return null
}
