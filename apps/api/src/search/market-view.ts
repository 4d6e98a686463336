import { LRUCache } from 'lru-cache'
import type { DonorRecord } from '../donors/donor-record.ts'
import { drawCard } from '../donors/draw-card.ts'
import { judgeDonor, noTies, type OwnTies } from '../donors/judge-donor.ts'
import type { Market } from '../donors/market.ts'
import { BitSlices } from './bit-slices.ts'
import { type Bitset, makeBitset, setBit } from './bitset.ts'
import type { CardShelf } from './card-shelf.ts'
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
import { PageShelf } from './page-shelf.ts'
import { SeenBefore } from './seen-before.ts'
import { SetMemory } from './set-memory.ts'
import { SortedOrder } from './sorted-order.ts'

/** Stock is asked for up to 1,000 units. */
const stockDigits = 10
/** Answers kept: fewer when each is a larger set. */
const keptAnswers = (donors: number) => Math.max(20, Math.min(200, Math.floor(5_000_000 / (donors + 1))))
/** Keys of the card shelf: a number for each view, and below it the position. */
const cardsOfView = 2 ** 24
let views = 0

/** All donors as one market sees them: who is shown and offered, standing, stock, price and their orders. */
export class MarketView {
  readonly market: Market
  /** Shown in lists. */
  readonly shown: Bitset
  /** Hidden by the law of the country alone. */
  readonly hiddenByLaw: Bitset
  readonly offered: Bitset
  readonly sets: SetMemory
  readonly traits: FacetTable<MarketTrait>
  /** What one customer has with single donors; empty in a view that all share. */
  readonly ties: ReadonlyMap<string, OwnTies>
  /** By kind and scope, until a donor comes or goes (`findBase` fills it). */
  readonly bases = new Map<string, SearchBase>()
  /** Until any donor changes. */
  readonly pages = new PageShelf()
  readonly #index: DonorIndex
  readonly #cards: CardShelf
  readonly #firstCard = views++ * cardsOfView
  readonly #stock: BitSlices
  readonly #keys: Record<SortName, Float64Array>
  readonly #orders = new Map<SortName, SortedOrder>()
  /** What filters left, so that paging, sorting and the next visitor with the same filter find it. */
  readonly #found: LRUCache<string, FoundSet>
  readonly #asked = new SeenBefore(1000)
  /** Those that asked for a least stock, which every sale may change. */
  readonly #foundByStock: LRUCache<string, FoundSet>

  constructor(
    index: DonorIndex,
    market: Market,
    cards: CardShelf,
    from?: MarketView,
    ties: ReadonlyMap<string, OwnTies> = new Map(),
  ) {
    const size = index.donors.length
    this.#index = index
    this.market = market
    this.ties = ties
    this.#cards = cards
    this.shown = from?.shown.slice() ?? makeBitset(index.words)
    this.hiddenByLaw = from?.hiddenByLaw.slice() ?? makeBitset(index.words)
    this.offered = from?.offered.slice() ?? makeBitset(index.words)
    this.sets = from?.sets.clone() ?? new SetMemory(index.words)
    this.#stock = from ? from.#stock.moveTo(this.sets) : new BitSlices(this.sets, stockDigits)
    this.traits = from?.traits.moveTo(this.sets) ?? new FacetTable(marketTraitNames, size, this.sets)
    this.#keys = Object.fromEntries(
      sortNames.map((name) => [name, from ? from.#keys[name].slice() : new Float64Array(size)]),
    ) as Record<SortName, Float64Array>
    this.#found = new LRUCache({ max: keptAnswers(size) })
    this.#foundByStock = new LRUCache({ max: keptAnswers(size) })
  }

  /** This view as one customer sees it: places they hold and pregnancies they reported open donors to them. */
  forCustomer(ties: ReadonlyMap<string, OwnTies>): MarketView {
    const own = new MarketView(this.#index, this.market, this.#cards, this, ties)
    for (const donorId of ties.keys()) {
      const doc = this.#index.doc(donorId)
      if (doc !== undefined) own.update(doc)
    }
    return own
  }

  /** Judges one donor anew. Only the answers that this can change are forgotten. */
  update(doc: number): void {
    this.pages.clear()
    const donor = this.#index.donors[doc] as DonorRecord
    const judged = this.#judge(donor)
    const changes = [
      setBit(this.shown, doc, judged.visible),
      setBit(this.hiddenByLaw, doc, judged.isHiddenByLaw),
      setBit(this.offered, doc, judged.offered),
      ...marketTraitNames.map((name) => this.traits.set(doc, name, marketTraits[name](judged))),
    ]
    if (changes.includes(true)) this.forget()
    if (this.#stock.set(doc, judged.available)) this.#foundByStock.clear()
    for (const name of sortNames) {
      const key = sortKey(name, donor, judged, this.#index.nameRanks[doc] as number)
      const order = this.#orders.get(name)
      if (order) order.move(doc, key)
      else this.#keys[name][doc] = key
    }
    this.#cards.drop(this.#firstCard + doc)
  }

  /** Forgets what was found, because a donor is another now. */
  forget(): void {
    this.pages.clear()
    this.bases.clear()
    this.#found.clear()
    this.#foundByStock.clear()
  }

  /**
   * True when these filters were asked for before; from now on they were. Most are asked once: those are neither looked up
   * nor remembered, since keeping their large sets would make the garbage collector look through all donors every few seconds.
   */
  meet(filters: string): boolean {
    return this.#asked.meet(filters)
  }

  remembered(filters: string): FoundSet | undefined {
    return this.#found.get(filters) ?? this.#foundByStock.get(filters)
  }

  remember(filters: string, set: FoundSet, asksForStock: boolean): void {
    const answers = asksForStock ? this.#foundByStock : this.#found
    answers.set(filters, { ...set, members: set.members.keep() })
  }

  /** The order of a sort; made when first asked for. */
  order(sort: SortName): SortedOrder {
    const known = this.#orders.get(sort)
    if (known) return known
    const made = new SortedOrder(this.#keys[sort])
    this.#orders.set(sort, made)
    return made
  }

  /** Donors with at least this many units; the set lasts as long as the search. */
  withStock(least: number): Bitset {
    return this.#stock.atLeast(least)
  }

  /** The card of a donor as JSON, exactly what its schema would print (see the test). */
  card(doc: number): string {
    const known = this.#cards.get(this.#firstCard + doc)
    if (known !== undefined) return known
    const donor = this.#index.donors[doc] as DonorRecord
    const card = JSON.stringify(drawCard(donor, this.#judge(donor), this.market))
    this.#cards.put(this.#firstCard + doc, card)
    return card
  }

  #judge(donor: DonorRecord) {
    return judgeDonor(donor, this.market, this.ties.get(donor.id) ?? noTies)
  }
}
