import type { ShippingMethodKind, StrawType } from '../vocabulary.ts'

/** What is kept in a tank: straws by their type, eggs and embryos. */
export type KeptKind = StrawType | 'eggLot' | 'embryo'

/**
 * Whether a method keeps everything of a parcel cold enough. Vitrified eggs and embryos must stay below −130 °C; dry ice
 * is at −78.5 °C, so they travel in liquid nitrogen alone. Whoever picks up brings a tank.
 */
export function keepsColdEnough(method: ShippingMethodKind, kinds: readonly KeptKind[]): boolean {
  return method !== 'dryIce' || !kinds.some((kind) => kind === 'eggLot' || kind === 'embryo')
}
