import type { DonorRecord } from '../donors/donor-record.ts'
import { BitSlices } from './bit-slices.ts'
import { type Bitset, makeBitset, setBit } from './bitset.ts'
import { type DonorTrait, donorTraitNames, donorTraits, keywordText } from './donor-traits.ts'
import { FacetTable } from './facet-table.ts'
import { KeywordIndex } from './keyword-index.ts'
import { Members } from './members.ts'
import { SetMemory, wordsFor } from './set-memory.ts'
import { shareValues } from './share-values.ts'
import { takeBreaths } from './take-breaths.ts'

/** Heights (cm) and weights (kg) below 256. */
const bodyDigits = 8

/**
 * Donors as columns and sets, the same for every market; a position (`doc`) is a donor's place in the order of codes.
 * New donors and new names move positions, so they make a new index (`hasSameShape`).
 */
export class DonorIndex {
  readonly donors: readonly DonorRecord[]
  /** 32-bit words a set of donors takes. */
  readonly words: number
  readonly sets: SetMemory
  readonly traits: FacetTable<DonorTrait>
  readonly keywords: KeywordIndex
  readonly kinds: { sperm: Bitset; egg: Bitset }
  readonly heights: Int16Array
  readonly weights: Int16Array
  readonly heightSlices: BitSlices
  readonly weightSlices: BitSlices
  /** Place of each donor in the alphabet of aliases. */
  readonly nameRanks: Int32Array
  readonly #docs: Map<string, number>
  readonly #donors: DonorRecord[]
  readonly #share = shareValues()

  private constructor(donors: DonorRecord[]) {
    this.donors = this.#donors = donors
    const size = donors.length
    this.words = wordsFor(size)
    this.sets = new SetMemory(this.words)
    this.traits = new FacetTable(donorTraitNames, size, this.sets)
    this.keywords = new KeywordIndex(this.sets)
    this.kinds = { sperm: makeBitset(this.words), egg: makeBitset(this.words) }
    this.heights = new Int16Array(size)
    this.weights = new Int16Array(size)
    this.heightSlices = new BitSlices(this.sets, bodyDigits)
    this.weightSlices = new BitSlices(this.sets, bodyDigits)
    this.#docs = new Map(donors.map((donor, doc) => [donor.id, doc]))
    this.nameRanks = rankNames(donors)
  }

  /** Makes an index while others go on being answered. */
  static async make(donors: readonly DonorRecord[]): Promise<DonorIndex> {
    const index = new DonorIndex([...donors])
    const breathe = takeBreaths()
    for (const [doc, donor] of donors.entries()) {
      index.#write(doc, donor, null)
      await breathe()
    }
    index.traits.prepare()
    return index
  }

  doc(donorId: string): number | undefined {
    return this.#docs.get(donorId)
  }

  /** A set with its count. */
  members(bits: Bitset): Members {
    return new Members(bits, this.sets.countBits(bits))
  }

  /** True when a changed record can take the place of the old one without moving others. */
  hasSameShape(donor: DonorRecord): boolean {
    const doc = this.#docs.get(donor.id)
    const old = doc === undefined ? undefined : this.donors[doc]
    return old !== undefined && old.alias === donor.alias && old.code === donor.code
  }

  /**
   * Replaces one record of the same shape.
   * @returns its position, and whether any column or set is other than before (a sale changes none of them)
   */
  replace(donor: DonorRecord): { doc: number; isOther: boolean } {
    const doc = this.#docs.get(donor.id)
    if (doc === undefined) throw new Error('A new donor needs a new index')
    const old = this.#donors[doc] as DonorRecord
    return { doc, isOther: this.#write(doc, donor, old) }
  }

  #write(doc: number, donor: DonorRecord, old: DonorRecord | null): boolean {
    this.#donors[doc] = this.#share(donor)
    this.heights[doc] = donor.heightCm
    this.weights[doc] = donor.weightKg
    const changes = [
      ...donorTraitNames.map((name) => this.traits.set(doc, name, donorTraits[name](donor))),
      this.keywords.set(doc, keywordText(donor), old && keywordText(old)),
      setBit(this.kinds.sperm, doc, donor.kind === 'sperm'),
      setBit(this.kinds.egg, doc, donor.kind === 'egg'),
      this.heightSlices.set(doc, donor.heightCm),
      this.weightSlices.set(doc, donor.weightKg),
    ]
    return changes.includes(true)
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
