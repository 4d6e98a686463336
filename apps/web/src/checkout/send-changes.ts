import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import type { RefusedRequest } from '../basket-warning/find-warning.ts'
import { basketCall, basketSummaryCall, type CheckoutPlace } from './place.ts'

type Send = (
  path: string,
  options: { method?: 'GET'; body?: RefusedRequest; keepalive?: boolean },
) => Promise<Basket | undefined>

/** A change of one line goes alone, several together. */
export function describeRequest(changes: BasketLineChange[]): RefusedRequest {
  const [single] = changes
  return changes.length === 1 && single ? single : { lines: changes }
}

/**
 * Asks for changes of lines; the reply is the basket to show (BASK-11). After several lines at once the basket is fetched
 * once more (BASK-14): what came in between from elsewhere is then seen too.
 *
 * @param show called with each basket as it comes
 * @returns the reply to the change; undefined when it was refused
 */
export async function sendChanges(
  place: CheckoutPlace,
  request: RefusedRequest,
  send: Send,
  show: (basket: Basket) => void,
): Promise<Basket | undefined> {
  const isBulk = 'lines' in request
  const reply = await send(basketCall(place, isBulk ? '/bulk' : ''), { body: request, keepalive: true })
  if (!reply) return undefined
  show(reply)
  if (!isBulk) return reply
  const again = await send(basketSummaryCall(place), { method: 'GET' })
  if (again) show(again)
  return reply
}
