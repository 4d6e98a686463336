import type { MeasuredEvent } from '@kindred/domain/measurement/measured-event'
import { callShop } from '../browser/call-shop.ts'
import { readSession } from '../browser/session.ts'
import { makeTell } from './tell-event.ts'

const tell = makeTell({
  cookies: () => document.cookie,
  now: Date.now,
  language: () => document.documentElement.lang.toLowerCase(),
  readUser: readSession,
  count: (told) => {
    // Outlives the page, so that what leads to the next one is told too. Nobody waits for the answer.
    callShop(told.shopCode)('/api/measurement/events', {
      method: 'POST',
      body: told,
      keepalive: true,
    }).catch(() => undefined)
  },
  report: (...told) => {
    import('./report-event.ts').then(({ reportEvent }) => reportEvent(...told)).catch(() => undefined)
  },
})

/** Tells that something happened in a shop, if the visitor agreed to statistics (ANA-01). Never fails, never holds up. */
export function measure(event: MeasuredEvent, shopCode: string): void {
  void tell(event, shopCode)
}
