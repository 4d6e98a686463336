import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { linkOrder } from './order-mail-parts.ts'

/** The parcel is on its way. */
export const orderShipped: MailTemplate<OrderMailValues> = ({ name, number, trackingNumber }, tools) => {
  const { t } = tools
  return {
    subject: t('orderShipped.subject', { number }),
    heading: t('orderShipped.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t('orderShipped.text', { number }) },
      { kind: 'rows', rows: [{ label: t('orderShipped.tracking'), value: trackingNumber ?? '' }] },
      { kind: 'button', label: t('orderPlaced.button'), href: linkOrder(number, tools) },
    ],
  }
}
