import type { Order } from '@kindred/contracts/orders'
import { Badge, type BadgeTone } from '@kindred/ui/badge/badge'
import { getTexts } from '../texts/get-texts.ts'

const tones: Record<Order['state'], BadgeTone> = {
  awaitingPayment: 'honey',
  paymentFailed: 'error',
  placed: 'juniper',
  processing: 'juniper',
  shipped: 'info',
  delivered: 'ok',
  stored: 'ok',
  closed: 'ok',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** The state of an order in a word. */
export async function OrderBadge({ state, locale }: { state: Order['state']; locale: string }) {
  const { t } = await getTexts(locale)
  return <Badge tone={tones[state]}>{t(`orders.state.${state}`)}</Badge>
}
