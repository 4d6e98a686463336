import { currencyExponent } from '@kindred/domain/money'
import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailPart, MailTools } from '../mail-content.ts'

/** Made once: making a formatter takes far longer than writing a mail with it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()
const dayFormats = new Map<string, Intl.DateTimeFormat>()

export function printMoney(amountMinor: number, currency: string, { language }: MailTools): string {
  const key = `${language} ${currency}`
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
  moneyFormats.set(key, format)
  return format.format(amountMinor / 10 ** currencyExponent(currency))
}

/** The lines of an order, its shipping and its total; to a business without tax, and the tax before the total. */
export function listOrderRows(values: OrderMailValues, tools: MailTools): MailPart {
  const { currency, isBusiness } = values
  const linesTax = values.lines.reduce((sum, line) => sum + line.taxMinor, 0)
  const show = (totalMinor: number, taxMinor: number) =>
    printMoney(isBusiness ? totalMinor - taxMinor : totalMinor, currency, tools)
  const rows = values.lines.map((line) => ({
    label: [
      `${line.quantity} ×`,
      line.alias,
      line.strawType,
      tools.t(`orderPlaced.product.${nameProduct(line.productKind, values.isFetched)}`),
    ]
      .filter(Boolean)
      .join(' '),
    value: show(line.totalMinor, line.taxMinor),
  }))
  if (values.shippingMinor > 0)
    rows.push({
      label: tools.t('orderPlaced.shipping'),
      value: show(values.shippingMinor, values.taxMinor - linesTax),
    })
  if (isBusiness && values.taxMinor > 0)
    rows.push({ label: tools.t('orderPlaced.vat'), value: printMoney(values.taxMinor, currency, tools) })
  rows.push({ label: tools.t('orderPlaced.total'), value: printMoney(values.totalMinor, currency, tools) })
  return { kind: 'rows', rows }
}

/** What would be delivered is picked up where somebody fetches it. */
const nameProduct = (productKind: string, isFetched: boolean): string =>
  isFetched && productKind === 'strawDelivery' ? 'strawFetched' : productKind

/** A calendar day as the language writes it; UTC on both sides, so it never moves. */
export function printDay(day: string, { language }: MailTools): string {
  const format =
    dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(language, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

export function linkOrder(number: string, { locale, publicUrl }: MailTools): string {
  return `${publicUrl}/${locale}/account/orders/${number}/`
}
