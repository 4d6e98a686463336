import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { linkOrder, printMoney } from './order-mail-parts.ts'

/** Money goes back, because what it was paid for could not be given or was called off. */
export const orderRefunded: MailTemplate<OrderMailValues> = (values, tools) => {
  const { t } = tools
  const { name, number, totalMinor, currency, invoiceNumber, isPart } = values
  return {
    subject: t('orderRefunded.subject', { number }),
    heading: t('orderRefunded.heading', { name }),
    parts: [
      {
        kind: 'paragraph',
        text: t(isPart ? 'orderRefunded.part' : 'orderRefunded.text', {
          number,
          amount: printMoney(totalMinor, currency, tools),
        }),
      },
      ...(invoiceNumber
        ? [
            {
              kind: 'paragraph' as const,
              text: t('orderRefunded.creditNote', { number: invoiceNumber }),
            },
            {
              kind: 'button' as const,
              label: t('orderPlaced.button'),
              href: linkOrder(number, tools),
            },
          ]
        : []),
      { kind: 'quiet', text: t('orderRefunded.when') },
    ],
  }
}
