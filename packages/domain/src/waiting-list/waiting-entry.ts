import { remindDays, restHours, waitingDays } from './waiting-terms.ts'

/**
 * Somebody waits for `amount` straws of one donor, shop and straw type. Instants are ISO 8601 UTC.
 * `since` is the place in line; `toldAt` is the last time they were told, of this wait or of an earlier one.
 */
export type WaitingEntry = {
  readonly amount: number
  readonly since: string
  readonly expiresAt: string
  readonly toldAt: string | null
}

/** `told`: straws came and a mail said so. `ended`: the 90 days went by. Both can be taken up again. */
export const waitingStates = ['waiting', 'told', 'ended'] as const
export type WaitingState = (typeof waitingStates)[number]

/** How an entry stands at `now`; it ends by the clock whenever it is read. */
export function readWaitingState(entry: WaitingEntry, now: string): WaitingState {
  if (entry.toldAt !== null && entry.toldAt >= entry.since) return 'told'
  return entry.expiresAt > now ? 'waiting' : 'ended'
}

/**
 * Starts to wait, or goes on for another 90 days. Who still waits keeps their place, whatever amount they change to; who
 * was told, or let it end, comes last again.
 */
export function startWaiting(before: WaitingEntry | null, amount: number, now: string): WaitingEntry {
  const keepsPlace = before !== null && readWaitingState(before, now) === 'waiting'
  return {
    amount,
    since: keepsPlace ? before.since : now,
    expiresAt: addHours(now, waitingDays * 24),
    toldAt: before?.toldAt ?? null,
  }
}

/** True while a customer who waits again is not told of the same anew. */
export function isResting({ toldAt }: Pick<WaitingEntry, 'toldAt'>, now: string): boolean {
  return toldAt !== null && addHours(toldAt, restHours) > now
}

/** An instant so many hours later. */
export function addHours(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
}

/** True in the last days of a wait, once: its customer is asked whether to go on. */
export function isReminderDue(
  entry: WaitingEntry & { readonly remindedAt: string | null },
  now: string,
): boolean {
  const from = addHours(entry.expiresAt, -remindDays * 24)
  const isReminded = entry.remindedAt !== null && entry.remindedAt >= from
  return readWaitingState(entry, now) === 'waiting' && from <= now && !isReminded
}
