import type { MailTemplate } from '../mail-content.ts'
import { printDay, printMoney } from './order-mail-parts.ts'

export type PaymentRequestValues = {
  shop: string
  /** In words of staff. */
  reason: string
  amountMinor: number
  currency: string
  number: string
}

/** Somebody is asked for an amount outside of an order; the link is good once. */
export const paymentRequested: MailTemplate<PaymentRequestValues & { link: string; expiresOn: string }> = (
  values,
  tools,
) => {
  const { t } = tools
  const { shop, reason, number, link } = values
  const amount = printMoney(values.amountMinor, values.currency, tools)
  return {
    subject: t('paymentRequested.subject', { amount }),
    heading: t('paymentRequested.heading', { shop, amount }),
    parts: [
      {
        kind: 'rows',
        rows: [
          { label: t('paymentRequested.reason'), value: reason },
          { label: t('paymentRequested.amount'), value: amount },
          { label: t('paymentRequested.number'), value: number },
        ],
      },
      { kind: 'button', label: t('paymentRequested.button'), href: link },
      { kind: 'quiet', text: t('paymentRequested.until', { day: printDay(values.expiresOn, tools) }) },
    ],
  }
}
