import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { DonorRecord } from '../donors/donor-record.ts'
import type { OwnTies } from '../donors/judge-donor.ts'
import { type MarketKey, openMarket } from '../donors/market.ts'
import type { Services } from '../services.ts'
import { DonorIndex } from './donor-index.ts'
import { MarketView } from './market-view.ts'

/** Rows judged at a stretch while a view is built, about 10 ms. */
const stretch = 250

/** What is known at one time: positions of the views are those of the index. */
export type Searchable = { index: DonorIndex; view: MarketView }

/**
 * Donor search in memory: one index of all donors and a view for each market that was asked for. The database is the
 * truth; `load` takes it whole, `apply` takes changed donors.
 */
export class SearchIndex {
  readonly #services: Pick<Services, 'reference' | 'now'>
  #index: DonorIndex | null = null
  #views = new LRUCache<string, MarketView>({ max: 64 })
  readonly #building = new Map<string, Promise<MarketView>>()
  /** Positions that changed while a view was being built. */
  #changed = new Set<number>()

  constructor(services: Pick<Services, 'reference' | 'now'>) {
    this.#services = services
  }

  get isLoaded(): boolean {
    return this.#index !== null
  }

  get size(): number {
    return this.#index?.donors.length ?? 0
  }

  /** Replaces everything. */
  load(donors: DonorRecord[]): void {
    this.#index = new DonorIndex(donors)
    // A view of 100,000 donors takes about 8 MB, so fewer are kept then.
    this.#views = new LRUCache({
      max: Math.max(8, Math.min(64, Math.floor(1_500_000 / (donors.length + 1)))),
    })
    this.#building.clear()
  }

  /** Takes changed and new donors in. */
  apply(donors: readonly DonorRecord[]): void {
    const index = this.#index
    if (!index || donors.length === 0) return
    if (!donors.every((donor) => index.hasSameShape(donor))) {
      const merged = new Map(index.donors.map((donor) => [donor.id, donor]))
      for (const donor of donors) merged.set(donor.id, donor)
      this.load([...merged.values()].sort((a, b) => (a.code < b.code ? -1 : 1)))
      return
    }
    for (const donor of donors) {
      const doc = index.replace(donor)
      this.#changed.add(doc)
      for (const view of this.#views.values()) view.update(doc)
    }
  }

  /** The view of a market, built when first asked for. @throws Error before `load` */
  async open(key: MarketKey): Promise<Searchable> {
    for (;;) {
      const index = this.#index
      if (!index) throw Object.assign(new Error('The search index is loading'), { statusCode: 503 })
      const name = this.#name(key)
      const ready = this.#views.get(name)
      if (ready) return { index, view: ready }
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
    const name = `${this.#name(key)}|${customerId}|${JSON.stringify([...ties])}`
    const known = this.#views.get(name)
    if (known) return { index: shared.index, view: known }
    const view = shared.view.forCustomer(ties)
    this.#views.set(name, view)
    return { index: shared.index, view }
  }

  async #build(index: DonorIndex, key: MarketKey, name: string): Promise<MarketView> {
    const { reference, now } = this.#services
    const view = new MarketView(index, openMarket(key, reference(), now()))
    if (this.#building.size === 0) this.#changed = new Set()
    for (let doc = 0; doc < index.donors.length; doc++) {
      view.update(doc)
      if (doc % stretch === stretch - 1) await yieldToOthers()
    }
    for (const doc of this.#changed) if (this.#index === index) view.update(doc)
    this.#building.delete(name)
    if (this.#index === index) this.#views.set(name, view)
    return view
  }

  /** Master data and the day are part of the name, so that a change opens new views and old ones fade. */
  #name({ shopCode, treatmentCountry, treatmentState, customerType }: MarketKey): string {
    const day = Math.floor(this.#services.now().getTime() / 3_600_000)
    return `${shopCode}|${treatmentCountry ?? ''}|${treatmentState}|${customerType}|${day}|${this.#services.reference().version}`
  }
}
