import type { Order } from '@kindred/contracts/orders'
import { hasBeenFetched } from '@kindred/domain/orders/has-been-fetched'
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
export async function OrderBadge({
  order,
  locale,
}: {
  order: Pick<Order, 'state' | 'shippingMethod'>
  locale: string
}) {
  const { t } = await getTexts(locale)
  if (hasBeenFetched(order)) return <Badge tone={tones.delivered}>{t('orders.fetched.word')}</Badge>
  return <Badge tone={tones[order.state]}>{t(`orders.state.${order.state}`)}</Badge>
}
