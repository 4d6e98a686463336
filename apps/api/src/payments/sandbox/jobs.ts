import type { Services } from '../../services.ts'
import { deliverEvent } from './deliver-event.ts'
import { expireAuthorisation } from './settle-payment.ts'

export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'sandbox.deliverEvent': (payload, services) => deliverEvent(payload, services),
  'sandbox.expire': expireAuthorisation,
}
