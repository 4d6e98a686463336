import type { Services } from '../services.ts'
import { dropUpload } from './drop-upload.ts'
import { listAbandoned } from './kept-file.store.ts'

const hour = 3_600_000

/** Hourly: files that nobody claimed within a day, and those whose writing broke off. */
export const tasks = {
  'files.sweep': async (_payload: unknown, services: Services): Promise<void> => {
    const at = services.now().getTime()
    const abandoned = await listAbandoned(services.db, new Date(at - 24 * hour), new Date(at - hour))
    for (const file of abandoned) await dropUpload(services, file)
  },
}
