import { tasks as basket } from '../basket/jobs.ts'
import { tasks as content } from '../content/jobs.ts'
import { tasks as files } from '../files/jobs.ts'
import { tasks as forms } from '../forms/jobs.ts'
import { tasks as identity } from '../identity/jobs.ts'
import { tasks as mail } from '../mail/jobs.ts'
import { tasks as measurement } from '../measurement/jobs.ts'
import { tasks as orders } from '../orders/jobs.ts'
import { tasks as paymentRequests } from '../payment-requests/jobs.ts'
import { tasks as payments } from '../payments/jobs.ts'
import { tasks as reconciliation } from '../reconciliation/jobs.ts'
import { tasks as savedSearches } from '../saved-searches/jobs.ts'
import type { Services } from '../services.ts'
import { tasks as siteSearch } from '../site-search/jobs.ts'
import { tasks as waitingList } from '../waiting-list/jobs.ts'
import { tasks as webhooks } from '../webhooks/jobs.ts'

/** Work that runs after a transaction; it may run twice, so it looks first at what is done. */
export type Task = (payload: unknown, services: Services) => Promise<void>

/** Every context's jobs, one line each. Names are `context.verb`. */
export const tasks: Record<string, Task> = {
  ...basket,
  ...content,
  ...files,
  ...forms,
  ...identity,
  ...mail,
  ...measurement,
  ...orders,
  ...paymentRequests,
  ...payments,
  ...reconciliation,
  ...savedSearches,
  ...siteSearch,
  ...waitingList,
  ...webhooks,
}

/** When the clock starts a job by itself: minute, hour, day, month, weekday (UTC). */
export const timetable: { task: string; match: string }[] = [
  { task: 'identity.sweep', match: '17 * * * *' },
  { task: 'files.sweep', match: '41 * * * *' },
  { task: 'forms.erase', match: '23 2 * * *' },
  { task: 'site-search.refresh', match: '53 * * * *' },
  { task: 'measurement.drop', match: '37 2 * * *' },
  { task: 'reconciliation.run', match: '11 3 * * *' },
  { task: 'orders.remindOfEnds', match: '31 8 * * *' },
  { task: 'waiting-list.tell', match: '7 * * * *' },
  { task: 'waiting-list.remind', match: '13 8 * * *' },
  { task: 'webhooks.sweep', match: '* * * * *' },
  { task: 'webhooks.drop', match: '47 2 * * *' },
  { task: 'saved-searches.tell', match: '29 6 * * *' },
]
