import type { SessionState } from './session-keeper.ts'

export type { SessionUser } from '@kindred/contracts/identity'

/** What keeps the session and calls the shop comes once a page asks: nobody needs it in order to read. */
const load = () => import('./shop-client.ts')

/** The signed-in person, or null (SES-04). */
export const readSession = async () => (await load()).readSession()

/** Asks anew, for what must not build on an old answer. */
export const refetchSession = async () => (await load()).refetchSession()

/** Tells of the session now and of every change, also those of other tabs. @returns stops telling */
export function watchSession(listener: (state: SessionState) => void): () => void {
  let isOver = false
  let stop = () => {
    isOver = true
  }
  void load().then((client) => {
    if (!isOver) stop = client.watchSession(listener)
  })
  return () => stop()
}
