import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { linkOrder, printMoney } from './order-mail-parts.ts'

/** What was authorised for an order is taken, and its invoice made. */
export const orderCaptured: MailTemplate<OrderMailValues> = (values, tools) => {
  const { t } = tools
  const { name, number, totalMinor, currency, invoiceNumber } = values
  const amount = printMoney(totalMinor, currency, tools)
  return {
    subject: t('orderCaptured.subject', { number }),
    heading: t('orderCaptured.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t('orderCaptured.text', { number, amount }) },
      { kind: 'paragraph', text: t('orderPlaced.invoice', { number: invoiceNumber ?? '' }) },
      { kind: 'button', label: t('orderPlaced.button'), href: linkOrder(number, tools) },
    ],
  }
}
