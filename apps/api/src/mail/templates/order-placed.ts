import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailTemplate } from '../mail-content.ts'
import { linkOrder, listOrderRows, printDay, printMoney } from './order-mail-parts.ts'

/** The order stands: it is paid, authorised, invoiced or free, and what was bought is the customer's. */
export const orderPlaced: MailTemplate<OrderMailValues> = (values, tools) => {
  const { t } = tools
  const { name, number, currency, discountMinor, dispatchOn, isFetched, invoiceNumber, wantsPaper } = values
  return {
    subject: t('orderPlaced.subject', { number }),
    heading: t('orderPlaced.heading', { name }),
    parts: [
      { kind: 'paragraph', text: t(`orderPlaced.${nameWay(values)}`, { number }) },
      listOrderRows(values, tools),
      ...(discountMinor > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: t('orderPlaced.discount', { amount: printMoney(discountMinor, currency, tools) }),
            },
          ]
        : []),
      ...(dispatchOn
        ? [
            {
              kind: 'paragraph' as const,
              text: t(isFetched ? 'orderPlaced.fetch' : 'orderPlaced.dispatch', {
                day: printDay(dispatchOn, tools),
              }),
            },
          ]
        : []),
      ...(wantsPaper ? [{ kind: 'paragraph' as const, text: t('orderPlaced.sign') }] : []),
      ...(invoiceNumber
        ? [
            {
              kind: 'paragraph' as const,
              text: t('orderPlaced.invoice', { number: invoiceNumber }),
            },
          ]
        : []),
      { kind: 'button', label: t('orderPlaced.button'), href: linkOrder(number, tools) },
    ],
  }
}

/** What became of the money. */
function nameWay({ isFree, isAuthorised, isInvoiced }: OrderMailValues): string {
  if (isFree) return 'free'
  if (isAuthorised) return 'authorised'
  return isInvoiced ? 'invoiced' : 'paid'
}
