import { LRUCache } from 'lru-cache'
import type { DonorRecord } from '../donors/donor-record.ts'
import { drawCard } from '../donors/draw-card.ts'
import { judgeDonor, noTies, type OwnTies } from '../donors/judge-donor.ts'
import type { Market } from '../donors/market.ts'
import { type Bitset, makeBitset, setBit } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'
import { FacetTable } from './facet-table.ts'
import type { FoundSet, SearchBase } from './found-set.ts'
import {
  type MarketTrait,
  marketTraitNames,
  marketTraits,
  type SortName,
  sortKey,
  sortNames,
} from './market-traits.ts'
import { SortedOrder } from './sorted-order.ts'

/** Serialised cards kept per view; beyond this they are drawn anew, so that memory stays bounded at 100,000 donors. */
const maxCards = 10_000

/** All donors as one market sees them: who is shown and offered, standing, stock, price and their orders. */
export class MarketView {
  readonly market: Market
  /** Shown in lists. */
  readonly shown: Bitset
  /** Hidden by the law of the country alone. */
  readonly hiddenByLaw: Bitset
  readonly offered: Bitset
  readonly available: Int32Array
  readonly traits: FacetTable<MarketTrait>
  /** What one customer has with single donors; empty in a view that all share. */
  readonly ties: ReadonlyMap<string, OwnTies>
  /** By kind and scope, until a donor changes (`findDonors` fills it). */
  readonly bases = new Map<string, SearchBase>()
  /** What filters left, so that paging, sorting and the next visitor with the same filter find it; likewise filled and dropped. */
  readonly found = new LRUCache<string, FoundSet>({ max: 200 })
  readonly #index: DonorIndex
  readonly #keys: Record<SortName, Float64Array>
  readonly #orders = new Map<SortName, SortedOrder>()
  readonly #stockSets = new Map<number, Bitset>()
  readonly #cards = new Map<number, string>()

  constructor(
    index: DonorIndex,
    market: Market,
    from?: MarketView,
    ties: ReadonlyMap<string, OwnTies> = new Map(),
  ) {
    const size = index.donors.length
    this.#index = index
    this.market = market
    this.ties = ties
    this.shown = from?.shown.slice() ?? makeBitset(index.words)
    this.hiddenByLaw = from?.hiddenByLaw.slice() ?? makeBitset(index.words)
    this.offered = from?.offered.slice() ?? makeBitset(index.words)
    this.available = from?.available.slice() ?? new Int32Array(size)
    this.traits = from?.traits.clone() ?? new FacetTable(marketTraitNames, size, index.words)
    this.#keys = Object.fromEntries(
      sortNames.map((name) => [name, from ? from.#keys[name].slice() : new Float64Array(size)]),
    ) as Record<SortName, Float64Array>
  }

  /** This view as one customer sees it: places they hold and pregnancies they reported open donors to them. */
  forCustomer(ties: ReadonlyMap<string, OwnTies>): MarketView {
    const own = new MarketView(this.#index, this.market, this, ties)
    for (const donorId of ties.keys()) {
      const doc = this.#index.doc(donorId)
      if (doc !== undefined) own.update(doc)
    }
    return own
  }

  /** Judges one donor anew. */
  update(doc: number): void {
    const donor = this.#index.donors[doc] as DonorRecord
    const judged = this.#judge(donor)
    setBit(this.shown, doc, judged.visible)
    setBit(this.hiddenByLaw, doc, judged.isHiddenByLaw)
    setBit(this.offered, doc, judged.offered)
    this.available[doc] = judged.available
    for (const name of marketTraitNames) this.traits.set(doc, name, marketTraits[name](judged))
    for (const name of sortNames) {
      const key = sortKey(name, donor, judged, this.#index.nameRanks[doc] as number)
      const order = this.#orders.get(name)
      if (order) order.move(doc, key)
      else this.#keys[name][doc] = key
    }
    this.#cards.delete(doc)
    this.#stockSets.clear()
    this.bases.clear()
    this.found.clear()
  }

  /** The order of a sort; made when first asked for. */
  order(sort: SortName): SortedOrder {
    const known = this.#orders.get(sort)
    if (known) return known
    const made = new SortedOrder(this.#keys[sort])
    this.#orders.set(sort, made)
    return made
  }

  /** Donors with at least this many units. */
  withStock(least: number): Bitset {
    const known = this.#stockSets.get(least)
    if (known) return known
    const found = makeBitset(this.#index.words)
    for (let doc = 0; doc < this.available.length; doc++)
      if ((this.available[doc] as number) >= least) setBit(found, doc, true)
    this.#stockSets.set(least, found)
    return found
  }

  /** The card of a donor as JSON, exactly what its schema would print (see the test). */
  card(doc: number): string {
    const known = this.#cards.get(doc)
    if (known !== undefined) return known
    const donor = this.#index.donors[doc] as DonorRecord
    const text = JSON.stringify(drawCard(donor, this.#judge(donor), this.market))
    if (this.#cards.size >= maxCards) this.#cards.clear()
    this.#cards.set(doc, text)
    return text
  }

  #judge(donor: DonorRecord) {
    return judgeDonor(donor, this.market, this.ties.get(donor.id) ?? noTies)
  }
}
