import type { DonationType, DonorKind } from '../vocabulary.ts'

const kinds: Readonly<Record<DonationType, DonorKind | null>> = {
  Spermdonor: 'sperm',
  sperm: 'sperm',
  Eggdonor: 'egg',
  egg: 'egg',
  unspecified: null,
}

/** DON-07: the documents name two kinds in two ways each; null where a call leaves open which one it means. */
export function readDonationType(type: DonationType): DonorKind | null {
  return kinds[type]
}
