import type { Services } from '../services.ts'
import { tellNewDonors } from './tell-new-donors.ts'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'saved-searches.tell': async (_payload, services) => {
    await tellNewDonors(services)
  },
}
