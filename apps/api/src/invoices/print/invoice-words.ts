import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import type { Texts } from '@kindred/content/texts/texts.ts'
import { nameOrderLine } from '@kindred/content/words/name-order-line.ts'
import { sumByRate } from '@kindred/domain/invoices/invoice'
import { currencyExponent } from '@kindred/domain/money'
import { createTranslator } from 'use-intl/core'
import type { InvoiceRow } from '../invoice.store.ts'
import { nameCountry, printBuyer, printSeller, type Translate } from './print-parties.ts'

type Pair = { term: string; value: string }

/** Everything an invoice or credit note prints, in words of its language, in the order of the page. */
export type InvoiceWords = {
  language: string
  /** The kind alone, and the kind with its number. */
  title: string
  name: string
  facts: Pair[]
  to: { title: string; lines: string[] }
  from: { title: string; lines: string[] }
  headings: { what: string; quantity: string; vat: string; amount: string }
  rows: { what: string; quantity: string; vat: string; amount: string }[]
  sums: Pair[]
  total: Pair
  /** Tax in a total that includes it. */
  included: Pair[]
  notes: string[]
}

/** What a document is made of: an invoice as it was made. Only its words are of today. */
export type PrintedInvoice = Omit<InvoiceRow, 'id' | 'orderId' | 'paymentRequestId' | 'creditedInvoiceId'>

/** The words of an invoice in its own language. */
export async function writeInvoice(invoice: PrintedInvoice): Promise<InvoiceWords> {
  const { content, kind, number, currency } = invoice
  const language = toLanguage(invoice.language)
  const messages = await loadTexts(invoice.language)
  const translator = createTranslator<Texts>({ locale: language, messages }) as unknown as Translate
  const t: Translate = (key, values) => translator(key, values)
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency })
  const print = (minor: number) => amounts.format(minor / 10 ** currencyExponent(currency))
  const rate = (rateBp: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rateBp / 10_000)
  const day = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  const { isNet, credits, lines } = content
  const taxed = sumByRate(lines).filter(({ taxMinor }) => taxMinor !== 0)
  return {
    language,
    title: t(`invoices.kind.${kind}`),
    name: t(`invoices.named.${kind}`, { number }),
    facts: [
      { term: t('invoices.number'), value: number },
      { term: t('invoices.issued'), value: day(invoice.issuedOn) },
      ...(credits
        ? [
            {
              term: t('invoices.credits'),
              value: t('invoices.creditsText', { number: credits.number, date: day(credits.issuedOn) }),
            },
          ]
        : []),
      ...(isOfOrder(lines)
        ? [
            { term: t('invoices.order'), value: content.orderNumber },
            { term: t('invoices.ordered'), value: day(content.orderedOn) },
          ]
        : []),
      ...(content.dueOn ? [{ term: t('invoices.due'), value: day(content.dueOn) }] : []),
    ],
    to: { title: t('invoices.to'), lines: printBuyer(content.buyer, t, language) },
    from: { title: t('invoices.from'), lines: printSeller(content.seller, t, language) },
    headings: {
      what: t('invoices.what'),
      quantity: t('invoices.quantity'),
      vat: t('invoices.vat'),
      amount: t(`invoices.amount.${isNet ? 'net' : 'gross'}`),
    },
    rows: lines.map((line) => ({
      what: [
        nameOrderLine(t, language, line),
        ...(line.description.alias
          ? [`${line.description.alias} ${line.description.donorCode ?? ''}`.trim()]
          : []),
      ].join(', '),
      quantity: String(line.quantity),
      vat: rate(line.taxRateBp),
      amount: print(isNet ? line.netMinor : line.grossMinor),
    })),
    sums: isNet
      ? [
          { term: t('invoices.net'), value: print(invoice.netMinor) },
          ...taxed.map((one) => ({
            term: t('invoices.taxOf', { rate: rate(one.rateBp), amount: print(one.netMinor) }),
            value: print(one.taxMinor),
          })),
        ]
      : [],
    total: { term: t(`invoices.total.${kind}`), value: print(invoice.totalMinor) },
    included: isNet
      ? []
      : taxed.map((one) => ({
          term: t('invoices.ofWhich', { rate: rate(one.rateBp) }),
          value: print(one.taxMinor),
        })),
    notes: listNotes(invoice, { t, print, day, language }),
  }
}

/** A payment that staff asked for says itself what it is for. */
const isOfOrder = (lines: readonly { productKind: string }[]) =>
  lines.every(({ productKind }) => productKind !== 'standalonePaymentProduct')

type Tools = {
  t: Translate
  print: (minor: number) => string
  day: (date: string) => string
  language: string
}

/** What the law or the buyer wants said beside the figures. */
function listNotes(
  { content, kind, number, issuedOn }: PrintedInvoice,
  { t, print, day, language }: Tools,
): string[] {
  const { treatment, buyer, seller, dueOn, discountMinor } = content
  const notes: string[] = []
  if (discountMinor > 0) notes.push(t('invoices.discount', { amount: print(discountMinor) }))
  if (treatment === 'reverseCharge')
    notes.push(t('invoices.reverseCharge', { number: buyer.vatNumber ?? '' }))
  if (treatment === 'export')
    notes.push(t('invoices.export', { country: nameCountry(content.deliveryCountry, language) }))
  if (kind === 'creditNote') return notes
  if (!dueOn) notes.push(t('invoices.paidByCard', { date: day(issuedOn) }))
  else if (seller.iban)
    notes.push(t('invoices.payTo', { account: [seller.iban, seller.bic].filter(Boolean).join(', '), number }))
  else notes.push(t('invoices.payBy', { date: day(dueOn), number }))
  return notes
}

const toLanguage = (locale: string): string =>
  locale.replace(/-(\w+)$/, (_, region: string) => `-${region.toUpperCase()}`)
