import { addDays } from '@kindred/domain/dates/calendar-date'
import type { Services } from '../services.ts'
import { dropCountsBefore } from './count.store.ts'
import { toDay } from './count-event.ts'

/** Long enough to set a month beside that of the year before. */
const keptDays = 400

/** Nightly: counts go when their time is over. */
export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'measurement.drop': (_payload, { db, now }) => dropCountsBefore(db, addDays(toDay(now()), -keptDays)),
}
