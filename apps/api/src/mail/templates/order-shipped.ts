import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { linkOrder } from './order-mail-parts.ts'

/** The parcel is on its way, or was fetched: then there is nothing to track. */
export const orderShipped: MailTemplate<OrderMailValues> = ({ name, number, trackingNumber }, tools) => {
  const { t } = tools
  const say = (part: string, values: Record<string, string>) =>
    t(`${trackingNumber === null ? 'orderFetched' : 'orderShipped'}.${part}`, values)
  return {
    subject: say('subject', { number }),
    heading: say('heading', { name }),
    parts: [
      { kind: 'paragraph', text: say('text', { number }) },
      ...(trackingNumber === null
        ? []
        : [{ kind: 'rows' as const, rows: [{ label: t('orderShipped.tracking'), value: trackingNumber }] }]),
      { kind: 'button', label: t('orderPlaced.button'), href: linkOrder(number, tools) },
    ],
  }
}
