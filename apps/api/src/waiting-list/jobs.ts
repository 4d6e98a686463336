import type { Services } from '../services.ts'
import { remindWhoWaits } from './remind-who-waits.ts'
import { tellWhoWaits } from './tell-who-waits.ts'

/** Asked for when stock of somebody's donor moves, and each hour for head starts that are over. */
export const tellTask = 'waiting-list.tell'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  [tellTask]: async (_payload, services) => {
    await tellWhoWaits(services)
  },
  'waiting-list.remind': async (_payload, services) => {
    await remindWhoWaits(services)
  },
}
