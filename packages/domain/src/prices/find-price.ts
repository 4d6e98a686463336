import type { CalendarDate } from '../dates/calendar-date.ts'
import { type Money, percentOf } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CustomerType, MotClass, ProductKind, ReleaseType, StrawType, Tier } from '../vocabulary.ts'

/** Donor material is priced as such, however it is handled; everything else by its product kind. */
export type PricedKind = 'straw' | 'eggLot' | 'embryo' | ProductKind

/** What distinguishes one price from another. */
export type PriceTraits = {
  readonly strawType: StrawType | null
  readonly motClass: MotClass | null
  readonly releaseType: ReleaseType | null
  readonly tier: Tier | null
  /** Microlitres. */
  readonly volumeUl: number | null
  readonly customerType: CustomerType | null
  /** Months of a reservation, storage or subscription. */
  readonly periodMonths: number | null
}

/** A row of a shop's price list; a trait that is null holds for any. */
export type PriceEntry = PriceTraits & {
  readonly id: string
  readonly shopCode: string
  readonly kind: PricedKind
  readonly price: Money
  readonly validFrom: CalendarDate | null
  readonly validUntil: CalendarDate | null
}

export type PriceQuestion = Partial<PriceTraits> & {
  readonly shopCode: string
  readonly kind: PricedKind
  readonly today: CalendarDate
}

/** A 0.4 ml straw costs 20 % less than a 0.5 ml one, unless the list has a row of its own (domain rules 3). */
const smallVolumeUl = 400
const smallVolumePercent = 80

/**
 * The price of one unit from the price list of a shop; a price always belongs to a shop (domain rules 4). Where several
 * rows fit, the one that names most traits wins, then the one that came into force last. Whether the price includes tax
 * is a flag of the shop. Refusal: `no-price`.
 */
export function findPrice(entries: readonly PriceEntry[], question: PriceQuestion): Result<Money> {
  if (question.volumeUl === smallVolumeUl) {
    const own = pickBest(entries.filter((entry) => entry.volumeUl === smallVolumeUl && fits(entry, question)))
    if (own) return ok(own.price)
    const full = pickBest(entries.filter((entry) => fits(entry, { ...question, volumeUl: 500 })))
    if (full) return ok(percentOf(full.price, smallVolumePercent))
  }
  const best = pickBest(entries.filter((entry) => fits(entry, question)))
  return best ? ok(best.price) : refuse('no-price', 'This cannot be bought in this shop: it has no price.')
}

const traits = [
  'strawType',
  'motClass',
  'releaseType',
  'tier',
  'volumeUl',
  'customerType',
  'periodMonths',
] as const satisfies readonly (keyof PriceTraits)[]

function fits(entry: PriceEntry, question: PriceQuestion): boolean {
  return (
    entry.shopCode === question.shopCode &&
    entry.kind === question.kind &&
    (entry.validFrom === null || entry.validFrom <= question.today) &&
    (entry.validUntil === null || entry.validUntil >= question.today) &&
    traits.every((trait) => entry[trait] === null || entry[trait] === question[trait])
  )
}

function pickBest(entries: readonly PriceEntry[]): PriceEntry | undefined {
  return [...entries].sort(
    (a, b) =>
      countTraits(b) - countTraits(a) ||
      (b.validFrom ?? '').localeCompare(a.validFrom ?? '') ||
      a.id.localeCompare(b.id),
  )[0]
}

function countTraits(entry: PriceEntry): number {
  return traits.filter((trait) => entry[trait] !== null).length
}
