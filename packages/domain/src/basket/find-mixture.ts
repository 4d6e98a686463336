import type { LineHandlingType } from '../vocabulary.ts'

/** BASK-07: what was added, or what it was added to. */
export const mixtureConflicts = [
  'geneticMatching',
  'embryo',
  'mixedWithGeneticMatching',
  'mixedWithEmbryo',
] as const
export type MixtureConflict = (typeof mixtureConflicts)[number]

export type MixtureLine = {
  readonly lineHandlingType: LineHandlingType
  /** Places, fees and shipments that the basket sets itself go with anything. */
  readonly addedAutomatically: boolean
  readonly isNew: boolean
}

type Group = 'geneticMatching' | 'embryo' | 'other'

/**
 * Genetic matching and embryos are each bought by themselves (BASK-06): a basket holds one of the two, or anything else.
 * Null while it does, and when nothing new is in it: what stands together already is not taken apart.
 */
export function findMixture(lines: readonly MixtureLine[]): MixtureConflict | null {
  const chosen = lines.filter((line) => !line.addedAutomatically && line.lineHandlingType !== 'shipment')
  const groups = new Set(chosen.map(groupOf))
  const added = new Set(chosen.filter((line) => line.isNew).map(groupOf))
  if (groups.size < 2 || added.size === 0) return null
  if (added.has('geneticMatching')) return 'geneticMatching'
  if (added.has('embryo')) return 'embryo'
  return groups.has('geneticMatching') ? 'mixedWithGeneticMatching' : 'mixedWithEmbryo'
}

/** BASK-06: the code that a conflict is refused with. */
export function codeOfMixture(conflict: MixtureConflict): string {
  const isMatching = conflict === 'geneticMatching' || conflict === 'mixedWithGeneticMatching'
  return isMatching ? 'showGeneticMatchingMismatchWarning' : 'showEmbryoMismatchWarning'
}

function groupOf({ lineHandlingType }: MixtureLine): Group {
  if (lineHandlingType === 'geneticMatching') return 'geneticMatching'
  return lineHandlingType === 'embryoShipping' || lineHandlingType === 'embryoStorage' ? 'embryo' : 'other'
}
