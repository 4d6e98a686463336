import { watchChannel } from '@kindred/database/watch-channel'
import type { Pool } from 'pg'
import { loadReference } from './load-reference.ts'
import type { Reference } from './reference.ts'

/** The master data of a process: `current()` is always a whole snapshot, replaced when a change commits anywhere. */
export type ReferenceWatch = {
  current: () => Reference
  /** Reads anew now, for a process that has just written. */
  reload: () => Promise<Reference>
  close: () => Promise<void>
}

/**
 * Loads the snapshot and keeps it fresh by NOTIFY `reference_changed`. After a lost connection it is read anew, since
 * what was told meanwhile is lost; while the database is away the last snapshot stays.
 *
 * @param onError told when reading anew failed; the old snapshot stays
 */
export async function watchReference(
  pool: Pool,
  url: string,
  onError: (error: unknown) => void = () => undefined,
): Promise<ReferenceWatch> {
  let snapshot = await loadReference(pool)
  let running: Promise<Reference> | undefined
  let isStale = false

  // One reading at a time; a change that comes during one asks for one more.
  const reload = (): Promise<Reference> => {
    if (running) {
      isStale = true
      return running
    }
    running = (async () => {
      try {
        do {
          isStale = false
          snapshot = await loadReference(pool)
        } while (isStale)
        return snapshot
      } finally {
        running = undefined
      }
    })()
    return running
  }

  const quietly = () => void reload().catch(onError)
  // Listening begins after the first reading, so its start reads once more: nothing is missed in between.
  const channel = watchChannel(url, ['reference_changed'], quietly, quietly)
  return { current: () => snapshot, reload, close: channel.close }
}
