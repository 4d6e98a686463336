import type { Services } from '../services.ts'
import { deliver, planDelivery } from './deliver.ts'
import { dropOld, listDueLines } from './delivery.store.ts'

const keptDays = 90

/** Takes up lines whose job went with its process; each only once, however many sweep. */
async function sweep(_payload: unknown, { pool, db, now }: Services): Promise<void> {
  for (const line of await listDueLines(pool, now())) await planDelivery(db, line, now())
}

/** Forgets what is long over. */
async function drop(_payload: unknown, { pool, now }: Services): Promise<void> {
  await dropOld(pool, new Date(now().getTime() - keptDays * 86_400_000))
}

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'webhooks.deliver': (payload, services) => deliver(payload, services),
  'webhooks.sweep': sweep,
  'webhooks.drop': drop,
}
