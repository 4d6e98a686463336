import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { printMoney } from './order-mail-parts.ts'

/** What the bank kept for an order is free again: its time was over, or the order was called off. Nothing was taken. */
export const orderReleased: MailTemplate<OrderMailValues & { why: 'expired' | 'calledOff' }> = (
  values,
  tools,
) => {
  const { t } = tools
  const { name, number, totalMinor, currency, why } = values
  const amount = printMoney(totalMinor, currency, tools)
  return {
    subject: t('orderReleased.subject', { number }),
    heading: t('orderReleased.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t(`orderReleased.${why}`, { number, amount }) },
      { kind: 'quiet', text: t('orderReleased.when') },
    ],
  }
}
