import { readLocalMoment } from '@kindred/domain/dates/shop-clock'

/** How one greets at this moment in a time zone. */
export function findPartOfDay(instant: string, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const hour = Math.floor(readLocalMoment(instant, timeZone).minutes / 60)
  if (hour < 4) return 'evening'
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
