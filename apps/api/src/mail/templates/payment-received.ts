import type { MailTemplate } from '../mail-content.ts'
import { printMoney } from './order-mail-parts.ts'
import type { PaymentRequestValues } from './payment-requested.ts'

/** What was asked for has been paid. */
export const paymentReceived: MailTemplate<PaymentRequestValues> = (values, tools) => {
  const { t } = tools
  const amount = printMoney(values.amountMinor, values.currency, tools)
  return {
    subject: t('paymentReceived.subject', { amount }),
    heading: t('paymentReceived.heading'),
    parts: [
      {
        kind: 'rows',
        rows: [
          { label: t('paymentRequested.reason'), value: values.reason },
          { label: t('paymentReceived.paid'), value: amount },
          { label: t('paymentRequested.number'), value: values.number },
        ],
      },
      { kind: 'paragraph', text: t('paymentReceived.text', { shop: values.shop }) },
    ],
  }
}
