import type { SessionUser } from '@kindred/contracts/identity'
import { makeSend } from '@kindred/contracts/request'
import { markCheckout } from './checkout-session.ts'
import { rememberPath } from './login-memory.ts'
import { type SessionAnswer, SessionKeeper, type SessionState } from './session-keeper.ts'
import { readWorld } from './world.ts'

const channelName = 'kindred-session'
let keeper: SessionKeeper | undefined

/** One keeper a page, however many islands want to know; it follows from the first question on. */
function openKeeper(): SessionKeeper {
  if (keeper) return keeper
  const world = readWorld()
  const tabs = openTabs()
  const send = makeSend('', () => ({}))
  keeper = new SessionKeeper({
    ...world,
    fetchSession: () => send<SessionAnswer>('/api/auth/session/'),
    tellTabs: tabs.tellTabs,
    onTabMessage: (listener) =>
      tabs.onTabMessage(() => {
        markCheckout(world)
        listener()
      }),
    onEvent: (name, listener) => {
      window.addEventListener(name, listener)
      return () => window.removeEventListener(name, listener)
    },
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds)
      return () => clearInterval(timer)
    },
    // An operator may have pages look by themselves; the documents make it optional (SES-05).
    pollMs: Number(document.documentElement.dataset.sessionPollMs) || undefined,
  })
  rememberPath(world)
  keeper.watch()
  return keeper
}

/** The signed-in person, or null (SES-04). */
export const readSession = (): Promise<SessionUser | null> => openKeeper().read()

/** Tells of the session now and of every change, also those of other tabs. @returns stops telling */
export function watchSession(listener: (state: SessionState) => void): () => void {
  const stop = openKeeper().subscribe(listener)
  void openKeeper().read()
  return stop
}

/** Asks anew, for what must not build on an old answer. */
export const refetchSession = (): Promise<SessionState> => openKeeper().refetch()

/** A channel where there is one; else every write to the shared storage is heard in the other tabs. */
function openTabs() {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    return {
      tellTabs: (message: string) => channel.postMessage(message),
      onTabMessage: (listener: () => void) => {
        channel.addEventListener('message', listener)
        return () => channel.removeEventListener('message', listener)
      },
    }
  }
  return {
    tellTabs: (message: string) => {
      try {
        localStorage.setItem(channelName, `${message} ${Date.now()}`)
      } catch {
        // Without storage each tab finds out on its own, when it gets the focus.
      }
    },
    onTabMessage: (listener: () => void) => {
      const handle = ({ key }: StorageEvent) => key === channelName && listener()
      window.addEventListener('storage', handle)
      return () => window.removeEventListener('storage', handle)
    },
  }
}
