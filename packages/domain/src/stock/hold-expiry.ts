import { ok, type Result, refuse } from '../result.ts'

/**
 * A basket holds stock and quota places for 60 minutes, renewable once (domain rules 2 and 3). A hold ends by the clock
 * whenever it is read; the job that tidies up afterwards only makes the ledger say so.
 * Instants are ISO 8601 UTC.
 */
export const holdMinutes = 60

export type Hold = { readonly expiresAt: string; readonly wasRenewed: boolean }

/** A fresh hold that begins at `now`. */
export function startHold(now: string): Hold {
  return { expiresAt: addMinutes(now, holdMinutes), wasRenewed: false }
}

/** True from the very instant of expiry on. */
export function isHoldExpired(hold: Pick<Hold, 'expiresAt'>, now: string): boolean {
  return Date.parse(now) >= Date.parse(hold.expiresAt)
}

/** Whether `renewHold` would succeed, for the button in the basket. */
export function canRenewHold(hold: Hold, now: string): boolean {
  return renewHold(hold, now).ok
}

/** 60 minutes more from `now`, once. Refusals: `hold-expired`, `hold-renewed-already`. */
export function renewHold(hold: Hold, now: string): Result<Hold> {
  if (isHoldExpired(hold, now)) return refuse('hold-expired', 'The hold has expired.')
  if (hold.wasRenewed) return refuse('hold-renewed-already', 'The hold can be renewed only once.')
  return ok({ expiresAt: addMinutes(now, holdMinutes), wasRenewed: true })
}

function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}
