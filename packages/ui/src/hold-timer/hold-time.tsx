/** Minutes at which the time left is said aloud; every other second stays silent. */
const announcedMinutes = [10, 5, 1] as const
export type AnnouncedMinute = (typeof announcedMinutes)[number]

/** Whole seconds until the end, never below zero. Both are instants in milliseconds. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** “43:12”, “0:05”; hours are not used, a hold is at most one. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The minute to announce when the time left passes from `before` to `after` seconds; the lowest if several passed. */
export function minuteToAnnounce(before: number, after: number): AnnouncedMinute | undefined {
  return announcedMinutes.findLast((minute) => before > minute * 60 && after <= minute * 60 && after > 0)
}
