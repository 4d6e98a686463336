import type { Services } from '../services.ts'
import { remindOfEnds } from './remind-of-ends.ts'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'orders.remindOfEnds': remindOfEnds,
}
