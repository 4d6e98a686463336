import type { Measurement, measurementQuery } from '@kindred/contracts/measurement'
import { addDays } from '@kindred/domain/dates/calendar-date'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { listCounts } from './count.store.ts'
import { toDay } from './count-event.ts'
import { summariseCounts } from './summarise-counts.ts'

/** What was counted in the last days, today included; of one shop or of all. */
export async function readMeasurement(
  services: Services,
  { days, shop }: z.output<typeof measurementQuery>,
): Promise<Measurement> {
  const to = toDay(services.now())
  const from = addDays(to, 1 - days)
  const counts = await listCounts(services.db, { from, to, shopCode: shop })
  return { from, to, shopCodes: [...services.reference().shops.keys()], ...summariseCounts(counts, from, to) }
}
