import type { Services } from '../services.ts'
import { releaseOverdueHolds } from './release-overdue-holds.ts'

/** Jobs of the basket. */
export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  /** Ends the hold of a basket whose time has come; a renewed hold has planned this job anew. */
  'basket.expireHolds': async (payload, services) => {
    const { basketId } = payload as { basketId: string }
    await releaseOverdueHolds(services, { basketId })
  },
}
