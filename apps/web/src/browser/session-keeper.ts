import type { SessionUser } from '@kindred/contracts/identity'
import { readReturnUrl } from './login-memory.ts'
import type { World } from './world.ts'

/** SES-03. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'
export type SessionState = { status: SessionStatus; user: SessionUser | null }
/** As `GET /api/auth/session/` answers (SES-04). */
export type SessionAnswer = { user?: SessionUser; error?: string } | null

export type SessionWorld = World & {
  /** @throws when the session could not be asked for */
  fetchSession: () => Promise<SessionAnswer>
  /** Other tabs of this browser: what is told there is heard here. */
  tellTabs: (message: string) => void
  onTabMessage: (listener: () => void) => () => void
  onEvent: (name: 'focus' | 'online', listener: () => void) => () => void
  /** Milliseconds between looks; nothing by default (decision 12). */
  pollMs?: number
  every: (milliseconds: number, work: () => void) => () => void
}

/** Whose session this browser last saw, for other tabs; an opaque id, removed at sign-out (SES-16). */
export const seenKey = 'kindred-session-of'
const loading: SessionState = { status: 'loading', user: null }
const nobody: SessionState = { status: 'unauthenticated', user: null }

/** Of a page that is only for who is signed in, and may already show something personal. */
const needsSession =
  /^\/[\w-]+\/account\/(?!(sign-in|forgot-|reset-|session-|create-|confirm-|stop-))|\/checkout\//

/**
 * What a page knows of the session: asked for when the page starts, again on focus, when the network is back and when
 * another tab says that it changed (SES-05). However many ask, one question is on its way. Nothing is redrawn unless the
 * person changed.
 */
export class SessionKeeper {
  private state = loading
  private asking: Promise<SessionState> | undefined
  private readonly listeners = new Set<(state: SessionState) => void>()

  constructor(private readonly world: SessionWorld) {}

  /** The signed-in person or null; waits for the first answer. */
  async read(): Promise<SessionUser | null> {
    const state = this.state.status === 'loading' ? await this.refetch() : this.state
    return state.user
  }

  /** Asks anew. A question that is on its way already answers this one too. */
  refetch(): Promise<SessionState> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  /** @returns stops telling. The listener hears the present state at once unless it is still loading. */
  subscribe(listener: (state: SessionState) => void): () => void {
    this.listeners.add(listener)
    if (this.state.status !== 'loading') listener(this.state)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Starts following focus, network and other tabs. @returns stops */
  watch(): () => void {
    const { onEvent, onTabMessage, every, pollMs } = this.world
    const again = () => void this.refetch()
    const stops = [onEvent('focus', again), onEvent('online', again), onTabMessage(again)]
    if (pollMs) stops.push(every(pollMs, again))
    return () => {
      for (const stop of stops) stop()
    }
  }

  private async ask(): Promise<SessionState> {
    try {
      this.take(await this.world.fetchSession())
    } catch {
      // SES-14. Nobody is signed out by an outage: who was known stays known.
      this.world.log('error', 'CLIENT_SESSION_ERROR')
      if (this.state.status === 'loading') return nobody
    }
    return this.state
  }

  private take(answer: SessionAnswer): void {
    const before = this.state
    const user = answer?.error ? null : (answer?.user ?? null)
    this.state = user ? { status: 'authenticated', user } : nobody
    this.tellOthers(user)
    if (before.status !== this.state.status || !isSame(before.user, user))
      for (const listener of this.listeners) listener(this.state)
    const isOver = answer?.error === 'RefreshAccessTokenError' || (before.user && !user)
    // SES-15: a page that stands only for who is signed in does not stay with what it showed.
    if (isOver && needsSession.test(this.world.here()))
      this.world.leave(expiredAddress(readReturnUrl(this.world)))
  }

  /** Signing in and out are plain links: whoever sees the change first tells the others. */
  private tellOthers(user: SessionUser | null): void {
    const { storage, tellTabs } = this.world
    const seen = storage?.getItem(seenKey) ?? null
    const now = user?.client_guid ?? null
    if (seen === now) return
    if (now) storage?.setItem(seenKey, now)
    else storage?.removeItem(seenKey)
    tellTabs(now ? 'signed-in' : 'signed-out')
  }
}

const isSame = (a: SessionUser | null, b: SessionUser | null) => JSON.stringify(a) === JSON.stringify(b)

/** RTE-17: says that the session is over, and leads to sign-in and back. */
const expiredAddress = (returnUrl: string) =>
  `/api/auth/session-expired/?callbackUrl=${encodeURIComponent(returnUrl)}`
