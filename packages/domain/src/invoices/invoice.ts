import type { TaxTreatment } from '../prices/tax.ts'
import type { PaymentMethod, ProductKind } from '../vocabulary.ts'

/** A postal address as orders keep it. */
export type InvoiceAddress = {
  readonly fullName: string
  readonly line1: string
  readonly line2?: string | null
  readonly postalCode: string
  readonly city: string
  readonly state?: string | null
  /** ISO 3166 alpha-2 */
  readonly country: string
}

/** The legal entity that sells. */
export type InvoiceSeller = {
  readonly legalName: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  readonly phone: string
  readonly vatNumber: string | null
  readonly registrationNumber: string | null
  readonly iban: string | null
  readonly bic: string | null
}

export type InvoiceBuyer = {
  readonly address: InvoiceAddress
  readonly organisationName: string | null
  readonly vatNumber: string | null
}

/** What a line is, in figures and names of that day; a printer puts it into words of the buyer's language. */
export type InvoiceLine = {
  /** Null for shipping and for a payment without an order. */
  readonly orderLineId: string | null
  readonly productKind: ProductKind
  readonly description: Readonly<Record<string, unknown>>
  readonly periodMonths: number | null
  readonly quantity: number
  readonly taxRateBp: number
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
}

/** Everything an invoice or credit note says. Kept as it was made: later changes of names or rates never touch it. */
export type InvoiceContent = {
  readonly seller: InvoiceSeller
  readonly buyer: InvoiceBuyer
  readonly treatment: TaxTreatment
  /** To a business amounts stand without tax and the tax by itself; to a person with tax in them (domain rules 4). */
  readonly isNet: boolean
  readonly deliveryCountry: string
  readonly orderNumber: string
  readonly orderedOn: string
  readonly paymentMethod: PaymentMethod
  /** The last day to pay; null for what is paid already and for a credit note. */
  readonly dueOn: string | null
  readonly lines: readonly InvoiceLine[]
  /** Taken off in the lines, tax included; said, since the law wants it said. */
  readonly discountMinor: number
  /** Of a credit note: the invoice it takes back. */
  readonly credits: { readonly number: string; readonly issuedOn: string } | null
}

export type InvoiceSums = {
  readonly netMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** The sums of lines; net and tax always add up to the total. */
export function sumInvoice(lines: readonly InvoiceLine[]): InvoiceSums {
  const add = (pick: (line: InvoiceLine) => number) => lines.reduce((sum, line) => sum + pick(line), 0)
  return {
    netMinor: add((line) => line.netMinor),
    taxMinor: add((line) => line.taxMinor),
    totalMinor: add((line) => line.grossMinor),
  }
}

/** Net and tax by rate, highest rate first: what an invoice must show where several rates meet. */
export function sumByRate(
  lines: readonly InvoiceLine[],
): { rateBp: number; netMinor: number; taxMinor: number }[] {
  const rates = [...new Set(lines.map((line) => line.taxRateBp))].sort((a, b) => b - a)
  return rates.map((rateBp) => {
    const { netMinor, taxMinor } = sumInvoice(lines.filter((line) => line.taxRateBp === rateBp))
    return { rateBp, netMinor, taxMinor }
  })
}
