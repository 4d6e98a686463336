import type { Services } from '../services.ts'
import { refreshEntries } from './refresh-entries.ts'

/** Pages that are published are found by the site search a moment later. */
export const refreshTask = 'site-search.refresh'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  [refreshTask]: (_payload, services) => refreshEntries(services),
}
