import type { DonorRecord } from '../donors/donor-record.ts'
import { type Bitset, makeBitset, setBit } from './bitset.ts'
import { type DonorTrait, donorTraitNames, donorTraits, keywordText } from './donor-traits.ts'
import { FacetTable } from './facet-table.ts'
import { KeywordIndex } from './keyword-index.ts'

type RangeName = 'heightMin' | 'heightMax' | 'weightMin' | 'weightMax'

/**
 * Donors as columns and sets, the same for every market; a position (`doc`) is a donor's place in the order of codes.
 * New donors and new names move positions, so they make a new index (`hasSameShape`).
 */
export class DonorIndex {
  readonly donors: DonorRecord[]
  readonly words: number
  readonly traits: FacetTable<DonorTrait>
  readonly keywords: KeywordIndex
  readonly kinds: { sperm: Bitset; egg: Bitset }
  readonly heights: Int16Array
  readonly weights: Int16Array
  /** Place of each donor in the alphabet of aliases. */
  readonly nameRanks: Int32Array
  readonly #docs: Map<string, number>
  readonly #ranges = new Map<string, Bitset>()

  constructor(donors: DonorRecord[]) {
    this.donors = donors
    const size = donors.length
    this.words = Math.max(1, (size + 31) >>> 5)
    this.traits = new FacetTable(donorTraitNames, size, this.words)
    this.keywords = new KeywordIndex(this.words)
    this.kinds = { sperm: makeBitset(this.words), egg: makeBitset(this.words) }
    this.heights = new Int16Array(size)
    this.weights = new Int16Array(size)
    this.#docs = new Map(donors.map((donor, doc) => [donor.id, doc]))
    this.nameRanks = rankNames(donors)
    donors.forEach((donor, doc) => {
      this.#write(doc, donor)
    })
  }

  doc(donorId: string): number | undefined {
    return this.#docs.get(donorId)
  }

  /** True when a changed record can take the place of the old one without moving others. */
  hasSameShape(donor: DonorRecord): boolean {
    const doc = this.#docs.get(donor.id)
    const old = doc === undefined ? undefined : this.donors[doc]
    return old !== undefined && old.alias === donor.alias && old.code === donor.code
  }

  /** Replaces one record of the same shape; gives its position. */
  replace(donor: DonorRecord): number {
    const doc = this.#docs.get(donor.id)
    if (doc === undefined) throw new Error('A new donor needs a new index')
    this.donors[doc] = donor
    this.#write(doc, donor)
    this.#ranges.clear()
    return doc
  }

  /** Donors at or beyond a bound of height (cm) or weight (kg). Bounds are few, so each set is kept. */
  range(name: RangeName, bound: number): Bitset {
    const key = `${name}${bound}`
    const known = this.#ranges.get(key)
    if (known) return known
    const column = name.startsWith('height') ? this.heights : this.weights
    const found = makeBitset(this.words)
    for (let doc = 0; doc < column.length; doc++) {
      const value = column[doc] as number
      if (name.endsWith('Min') ? value >= bound : value <= bound) setBit(found, doc, true)
    }
    this.#ranges.set(key, found)
    return found
  }

  #write(doc: number, donor: DonorRecord): void {
    for (const name of donorTraitNames) this.traits.set(doc, name, donorTraits[name](donor))
    this.keywords.set(doc, keywordText(donor))
    setBit(this.kinds.sperm, doc, donor.kind === 'sperm')
    setBit(this.kinds.egg, doc, donor.kind === 'egg')
    this.heights[doc] = donor.heightCm
    this.weights[doc] = donor.weightKg
  }
}

function rankNames(donors: readonly DonorRecord[]): Int32Array {
  const { compare } = new Intl.Collator('en')
  const sorted = donors.map((_, doc) => doc)
  sorted.sort((a, b) => compare(donors[a]?.alias ?? '', donors[b]?.alias ?? '') || a - b)
  const ranks = new Int32Array(donors.length)
  sorted.forEach((doc, rank) => {
    ranks[doc] = rank
  })
  return ranks
}
