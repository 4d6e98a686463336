import { LRUCache } from 'lru-cache'
import type { DonorRecord } from '../donors/donor-record.ts'
import type { OwnTies } from '../donors/judge-donor.ts'
import { type MarketKey, openMarket } from '../donors/market.ts'
import type { Services } from '../services.ts'
import { CardShelf } from './card-shelf.ts'
import { DonorIndex } from './donor-index.ts'
import { MarketView } from './market-view.ts'
import { nameMarkets } from './name-market.ts'
import { takeBreaths } from './take-breaths.ts'

/** What is known at one time: positions of the views are those of the index. */
export type Searchable = { index: DonorIndex; view: MarketView }

/** A view of 100,000 donors takes about 8 MB, so fewer are kept then. */
const viewsFor = (donors: number) => Math.max(8, Math.min(64, Math.floor(1_500_000 / (donors + 1))))
/** Views in use that are made before a new index takes over, so that nobody waits for them. */
const madeAhead = 8
/** Printed cards of all views together, about 1 KB each. */
const mostCards = 40_000

/**
 * Donor search in memory: one index of all donors and a view for each market that was asked for. The database is the
 * truth; `load` takes it whole, `apply` takes changed donors. Call them one after the other.
 */
export class SearchIndex {
  readonly #services: Pick<Services, 'reference' | 'now'>
  readonly #nameOf: (key: MarketKey) => string
  readonly #cards = new CardShelf(mostCards)
  #index: DonorIndex | null = null
  #views = new LRUCache<string, MarketView>({ max: 1 })
  readonly #building = new Map<string, Promise<MarketView>>()
  /** Positions that changed while a view was being built. */
  #changed = new Set<number>()

  constructor(services: Pick<Services, 'reference' | 'now'>) {
    this.#services = services
    this.#nameOf = nameMarkets(services)
  }

  get isLoaded(): boolean {
    return this.#index !== null
  }

  get size(): number {
    return this.#index?.donors.length ?? 0
  }

  /** Replaces everything; what was there before answers until then. */
  async load(donors: readonly DonorRecord[]): Promise<void> {
    const index = await DonorIndex.make(donors)
    const views = new LRUCache<string, MarketView>({ max: viewsFor(donors.length) })
    for (const key of this.#listOpen().reverse()) views.set(this.#nameOf(key), await this.#make(index, key))
    this.#index = index
    this.#views = views
    this.#building.clear()
  }

  /** Takes changed and new donors in. */
  async apply(donors: readonly DonorRecord[]): Promise<void> {
    const index = this.#index
    if (!index || donors.length === 0) return
    if (!donors.every((donor) => index.hasSameShape(donor))) {
      const merged = new Map(index.donors.map((donor) => [donor.id, donor]))
      for (const donor of donors) merged.set(donor.id, donor)
      return this.load([...merged.values()].sort((a, b) => (a.code < b.code ? -1 : 1)))
    }
    for (const donor of donors) {
      const { doc, isOther } = index.replace(donor)
      this.#changed.add(doc)
      for (const view of this.#views.values()) {
        view.update(doc)
        if (isOther) view.forget()
      }
    }
  }

  /** The view of a market, built when first asked for, and at hand from then on. @throws Error before `load` */
  open(key: MarketKey): Searchable | Promise<Searchable> {
    return this.#findReady(key) ?? this.#openBuilt(key)
  }

  #findReady(key: MarketKey): Searchable | null {
    const index = this.#index
    const view = index && this.#views.get(this.#nameOf(key))
    return view ? { index, view } : null
  }

  async #openBuilt(key: MarketKey): Promise<Searchable> {
    for (;;) {
      const ready = this.#findReady(key)
      if (ready) return ready
      const index = this.#index
      if (!index) throw Object.assign(new Error('The search index is loading'), { statusCode: 503 })
      const name = this.#nameOf(key)
      let building = this.#building.get(name)
      if (!building) {
        building = this.#build(index, key, name)
        this.#building.set(name, building)
      }
      const view = await building
      // Loaded anew meanwhile: positions have moved.
      if (this.#index === index) return { index, view }
    }
  }

  /** The same market as one customer sees it. */
  async openFor(key: MarketKey, customerId: string, ties: ReadonlyMap<string, OwnTies>): Promise<Searchable> {
    const shared = await this.open(key)
    if (ties.size === 0) return shared
    const name = `${this.#nameOf(key)}|${customerId}|${JSON.stringify([...ties])}`
    const known = this.#views.get(name)
    if (known) return { index: shared.index, view: known }
    const view = shared.view.forCustomer(ties)
    this.#views.set(name, view)
    return { index: shared.index, view }
  }

  async #build(index: DonorIndex, key: MarketKey, name: string): Promise<MarketView> {
    if (this.#building.size === 0) this.#changed = new Set()
    const view = await this.#make(index, key)
    if (this.#index !== index) return view
    for (const doc of this.#changed) view.update(doc)
    this.#building.delete(name)
    this.#views.set(name, view)
    return view
  }

  async #make(index: DonorIndex, key: MarketKey): Promise<MarketView> {
    const { reference, now } = this.#services
    const view = new MarketView(index, openMarket(key, reference(), now()), this.#cards)
    const breathe = takeBreaths()
    for (let doc = 0; doc < index.donors.length; doc++) {
      view.update(doc)
      await breathe()
    }
    view.traits.prepare()
    return view
  }

  /** The markets last asked for, the latest first. */
  #listOpen(): MarketKey[] {
    const keys = [...this.#views.values()]
      .filter(({ ties }) => ties.size === 0)
      .map(
        ({ market }): MarketKey => ({
          shopCode: market.shop.code,
          treatmentCountry: market.country?.code ?? null,
          treatmentState: market.state,
          customerType: market.customerType,
        }),
      )
    return [...new Map(keys.map((key) => [this.#nameOf(key), key])).values()].slice(0, madeAhead)
  }
}
