import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import { keyOfLine } from './group-lines.ts'

type Clock = { now: () => number; wait: (run: () => void, milliseconds: number) => void }

const browserClock: Clock = {
  now: () => Date.now(),
  wait: (run, milliseconds) => {
    setTimeout(run, milliseconds)
  },
}

/** BASK-12: at most one update in this time. */
const updatePause = 250

export type UpdateQueue = {
  /** Takes changes up. */
  change: (...changes: BasketLineChange[]) => void
  /** Sends at once what still waits: the page is being left, and no press may be lost with it. */
  flush: () => void
}

/**
 * Sends changes of basket lines: at most one call in 250 ms and one at a time, so that answers come in order. Of several
 * changes of one line the last wins (BASK-12); changes of several lines go together.
 */
export function makeUpdateQueue(
  send: (changes: BasketLineChange[]) => Promise<unknown>,
  clock: Clock = browserClock,
): UpdateQueue {
  const waiting = new Map<string, BasketLineChange>()
  let isSending = false
  let isPlanned = false
  let lastSent = Number.NEGATIVE_INFINITY

  const plan = () => {
    if (isSending || isPlanned || waiting.size === 0) return
    const pause = lastSent + updatePause - clock.now()
    if (pause > 0) {
      isPlanned = true
      clock.wait(() => {
        isPlanned = false
        plan()
      }, pause)
      return
    }
    sendWaiting()
  }

  const sendWaiting = () => {
    const changes = [...waiting.values()]
    waiting.clear()
    lastSent = clock.now()
    isSending = true
    send(changes)
      .catch(() => undefined)
      .then(() => {
        isSending = false
        plan()
      })
  }

  return {
    change: (...changes) => {
      for (const change of changes) {
        const key = keyOfLine(change)
        // Anew at the end: what was asked for last is applied last.
        waiting.delete(key)
        waiting.set(key, change)
      }
      plan()
    },
    flush: () => {
      if (waiting.size > 0) sendWaiting()
    },
  }
}

/** BASK-11: the server's reply replaces the basket, unless a newer one is already shown. */
export function newerBasket(shown: Basket | null, reply: Basket): Basket {
  return shown && shown.id === reply.id && shown.version > reply.version ? shown : reply
}
