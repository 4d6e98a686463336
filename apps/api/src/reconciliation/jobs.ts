import type { Services } from '../services.ts'
import { reconcile } from './reconcile.ts'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'reconciliation.run': reconcile,
}
