import type { Favourite, FavouriteCards } from '@kindred/contracts/favourites'
import type { SessionUser } from '@kindred/contracts/identity'
import { CallError, type Send } from '@kindred/contracts/request'

export type KeptDonor = { donorGuid: string; donorId: string }

/** `loading`: nobody knows yet; `nobody`: no one is signed in; `failed`: the list could not be had. */
export type FavouriteStatus = 'loading' | 'nobody' | 'ready' | 'failed'
export type FavouriteState = {
  status: FavouriteStatus
  /** Ids of the donors that are favourites, with what was pressed and is on its way. */
  kept: ReadonlySet<string>
  /** The second list (FAV-03), once it was fetched. */
  cards: FavouriteCards | null
}

/** `code` is that of the refusal, `unavailable` where nothing answered. */
export type FavouriteOutcome = { ok: true } | { ok: false; code: string }

export type FavouriteWorld = {
  send: Send
  /** As in the path, such as `en-gb`. */
  locale: string
  measure: (event: 'favouriteAdded' | 'favouriteRemoved') => void
  /** Tells console and log of what went wrong; never of whom. */
  report: (message: string) => void
}

const nothing: FavouriteState = { status: 'loading', kept: new Set(), cards: null }

/**
 * The favourites of a page: one list, however many hearts there are. What is pressed shows at once and is taken back when
 * the shop refuses; presses are sent one after another, so that the last one wins.
 */
export class FavouriteKeeper {
  private user: SessionUser | null = null
  private status: FavouriteStatus = 'loading'
  /** As the shop last said. */
  private known: ReadonlySet<string> = new Set()
  /** Pressed and not answered yet. */
  private readonly wishes = new Map<string, { wants: boolean }>()
  private cards: FavouriteCards | null = null
  private state = nothing
  private queue: Promise<unknown> = Promise.resolve()
  private readonly listeners = new Set<() => void>()
  private tellWho: () => void = () => {}
  /** Settled once it is known who is signed in: what is pressed before waits for that. */
  private readonly whoIsKnown = new Promise<void>((resolve) => {
    this.tellWho = resolve
  })

  constructor(private readonly world: FavouriteWorld) {}

  readonly read = (): FavouriteState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Whoever is signed in now; the list of somebody else is forgotten at once. */
  async follow(user: SessionUser | null): Promise<void> {
    if (user?.username === this.user?.username && this.status !== 'loading') return
    // What was pressed before anybody was known waits for who it is.
    if (this.user) this.wishes.clear()
    this.user = user
    this.known = new Set()
    this.cards = null
    this.status = user ? 'loading' : 'nobody'
    this.tell()
    this.tellWho()
    if (user) await this.fetchList()
  }

  /** Keeps a donor or lets it go (FAV-02), and says how that went. */
  set(donor: Partial<KeptDonor>, wants: boolean): Promise<FavouriteOutcome> {
    const { donorGuid, donorId } = donor
    if (!donorGuid || !donorId) {
      // FAV-05
      this.world.report(`Invalid donorGuid: ${donorGuid} or donorId: ${donorId} detected`)
      return Promise.resolve({ ok: false, code: 'other' })
    }
    const wish = { wants }
    this.wishes.set(donorGuid, wish)
    this.tell()
    const outcome = Promise.all([this.queue, this.whoIsKnown]).then(() =>
      this.send({ donorGuid, donorId }, wish),
    )
    this.queue = outcome
    return outcome
  }

  private async send(donor: KeptDonor, wish: { wants: boolean }): Promise<FavouriteOutcome> {
    const { user, world } = this
    if (!user) return { ok: false, code: 'other' }
    try {
      await (wish.wants ? this.add(donor, user) : this.remove(donor, user))
    } catch (error) {
      this.settle(donor, wish)
      // FAV-06, FAV-07
      const what = wish.wants ? 'Add' : 'Removing'
      world.report(`${what} favorites gave the following response: ${describe(error)}`)
      return { ok: false, code: findCode(error) }
    }
    const known = new Set(this.known)
    if (wish.wants) known.add(donor.donorGuid)
    else known.delete(donor.donorGuid)
    this.known = known
    this.settle(donor, wish)
    world.measure(wish.wants ? 'favouriteAdded' : 'favouriteRemoved')
    // FAV-04, FAV-03
    await Promise.all(wish.wants ? [this.fetchList()] : [this.fetchList(), this.fetchCards()])
    return { ok: true }
  }

  private add({ donorGuid, donorId }: KeptDonor, { username, client_guid: userGuid }: SessionUser) {
    const body = { userGuid, donorId, donorGuid }
    return this.world.send(`/api/users/${username}/FavoriteDonors`, { method: 'POST', body })
  }

  private remove({ donorGuid }: KeptDonor, { username }: SessionUser) {
    return this.world.send(`/api/users/${username}/Donors/Favorites/${donorGuid}`, { method: 'DELETE' })
  }

  /** A later press of the same heart goes on being shown. */
  private settle({ donorGuid }: KeptDonor, wish: { wants: boolean }): void {
    if (this.wishes.get(donorGuid) === wish) this.wishes.delete(donorGuid)
    this.tell()
  }

  private async fetchList(): Promise<void> {
    const { user } = this
    if (!user) return
    try {
      const list = await this.world.send<Favourite[]>(`/api/users/${user.username}/Donors/Favorites`)
      if (this.user !== user) return
      this.known = new Set(list.map(({ donorGuid }) => donorGuid))
      this.status = 'ready'
    } catch {
      // What was known stays known; the call itself was reported where it was made.
      if (this.user === user && this.status === 'loading') this.status = 'failed'
    }
    this.tell()
  }

  private async fetchCards(): Promise<void> {
    try {
      this.cards = await this.world.send<FavouriteCards>(`/api/donors/favorites/${this.world.locale}`)
      this.tell()
    } catch {
      // The page goes on with the cards it has.
    }
  }

  private tell(): void {
    const kept = new Set(this.known)
    for (const [donorGuid, { wants }] of this.wishes)
      if (wants) kept.add(donorGuid)
      else kept.delete(donorGuid)
    this.state = { status: this.status, kept, cards: this.cards }
    for (const listener of this.listeners) listener()
  }
}

const findCode = (error: unknown) =>
  error instanceof CallError ? (error.errors[0]?.code ?? 'other') : 'unavailable'

const describe = (error: unknown) =>
  error instanceof CallError ? [error.status, ...error.errors.map(({ code }) => code)].join(' ') : 'no answer'
