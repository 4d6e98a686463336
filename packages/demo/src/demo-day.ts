/** The day the demo world is told on: every past date in it is counted back from here, so that it is the same everywhere. */
export const demoDay = '2026-11-02'

const day = 86_400_000

/** The calendar date so many days before (or, negative, after) another, the demo day unless given. `yyyy-MM-dd`. */
export function daysBefore(days: number, from: string = demoDay): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) - days * day).toISOString().slice(0, 10)
}

/** Whole days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** An instant on a calendar date, at an hour in UTC. */
export function at(date: string, hour = 10, minute = 0): string {
  return `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`
}
