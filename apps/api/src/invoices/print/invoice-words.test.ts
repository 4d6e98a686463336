import { sumInvoice } from '@kindred/domain/invoices/invoice'
import { printLocale } from '@kindred/domain/location/path'
import { locales } from '@kindred/domain/vocabulary'
import { describe, expect, it } from 'vitest'
import { type PrintedInvoice, writeInvoice } from './invoice-words.ts'

const lines: PrintedInvoice['content']['lines'] = [
  {
    orderLineId: 'one',
    productKind: 'strawDelivery',
    description: { strawType: 'IUI', motClass: 20, alias: 'Anselm', donorCode: 'K4127', country: 'DK' },
    periodMonths: null,
    quantity: 2,
    taxRateBp: 2500,
    netMinor: 80_000,
    taxMinor: 20_000,
    grossMinor: 100_000,
  },
  {
    orderLineId: null,
    productKind: 'shipment',
    description: {},
    periodMonths: null,
    quantity: 1,
    taxRateBp: 2500,
    netMinor: 10_000,
    taxMinor: 2500,
    grossMinor: 12_500,
  },
]

const make = (content: Partial<PrintedInvoice['content']> = {}, part: Partial<PrintedInvoice> = {}) => {
  const all = { lines, ...content }
  const invoice: PrintedInvoice = {
    kind: 'invoice',
    number: 'I1-2026-000042',
    issuedOn: '2026-05-04',
    language: 'en-gb',
    currency: 'EUR',
    ...sumInvoice(all.lines),
    content: {
      seller: {
        legalName: 'Kindred Test A/S',
        street: 'Vestergade 1',
        postalCode: '8000',
        city: 'Aarhus',
        country: 'DK',
        email: 'dk@example.test',
        phone: '+4500000000',
        vatNumber: 'DK12345678',
        registrationNumber: 'CVR 12345678',
        iban: 'DK5000400440116243',
        bic: null,
      },
      buyer: {
        address: { fullName: 'Ada Test', line1: 'Gade 1', postalCode: '8000', city: 'Aarhus', country: 'DK' },
        organisationName: null,
        vatNumber: null,
      },
      treatment: 'standard',
      isNet: false,
      deliveryCountry: 'DK',
      orderNumber: '4F7K-9QX2-M8T5',
      orderedOn: '2026-05-03',
      paymentMethod: 'card',
      dueOn: null,
      discountMinor: 0,
      credits: null,
      ...all,
    },
    ...part,
  }
  return writeInvoice(invoice)
}

const withoutTax = lines.map((line) => ({ ...line, taxRateBp: 0, taxMinor: 0, grossMinor: line.netMinor }))

describe('what an invoice says', () => {
  it('shows a person prices with tax, and the tax in the total', async () => {
    const words = await make()
    expect(words.rows.map(({ amount }) => amount)).toEqual(['€1,000.00', '€125.00'])
    expect(words.headings.amount).toBe('With VAT')
    expect(words.sums).toEqual([])
    expect(words.total).toEqual({ term: 'Total', value: '€1,125.00' })
    expect(words.included).toEqual([{ term: 'Of which VAT 25%', value: '€225.00' }])
    expect(words.notes).toEqual(['Paid by card on 4 May 2026.'])
    expect(words.rows[0]?.what).toBe('IUI straw, MOT 20, Anselm K4127')
  })

  it('shows a business prices without tax, the tax by itself, and where to pay', async () => {
    const words = await make({ isNet: true, paymentMethod: 'invoice', dueOn: '2026-05-18' })
    expect(words.rows.map(({ amount }) => amount)).toEqual(['€800.00', '€100.00'])
    expect(words.sums).toEqual([
      { term: 'Sum without VAT', value: '€900.00' },
      { term: 'VAT 25% of €900.00', value: '€225.00' },
    ])
    expect(words.total.value).toBe('€1,125.00')
    expect(words.facts).toContainEqual({ term: 'To be paid by', value: '18 May 2026' })
    expect(words.notes).toEqual(['Please pay to DK5000400440116243, and give the number I1-2026-000042.'])
  })

  it('says that the buyer accounts for the tax, with both VAT numbers', async () => {
    const buyer = {
      address: { fullName: 'Bo', line1: 'Weg 1', postalCode: '20354', city: 'Hamburg', country: 'DE' },
      organisationName: 'Klinik',
      vatNumber: 'DE123456789',
    }
    const words = await make({ treatment: 'reverseCharge', isNet: true, buyer, lines: withoutTax })
    expect(words.notes[0]).toContain('Reverse charge: the buyer, VAT number DE123456789')
    expect(words.to.lines).toContain('VAT number DE123456789')
    expect(words.from.lines).toContain('VAT number DK12345678')
    expect(words.sums).toEqual([{ term: 'Sum without VAT', value: '€900.00' }])
    expect(words.total.value).toBe('€900.00')
  })

  it('says why a delivery abroad bears no tax, and what a discount took off', async () => {
    const words = await make({
      treatment: 'export',
      deliveryCountry: 'NO',
      lines: withoutTax,
      discountMinor: 5000,
    })
    expect(words.notes.slice(0, 2)).toEqual([
      'A discount of €50.00 has been taken off in the amounts above.',
      'Delivered to Norway, outside the tax area of the seller: no VAT is charged.',
    ])
    expect(words.included).toEqual([])
  })

  it('names on a credit note the invoice it takes back, and asks for no money', async () => {
    const credits = { number: 'I1-2026-000041', issuedOn: '2026-04-01' }
    const words = await make({ credits }, { kind: 'creditNote', number: 'C1-2026-000001' })
    expect(words.title).toBe('Credit note')
    expect(words.facts).toContainEqual({
      term: 'Takes back',
      value: 'Invoice I1-2026-000041 of 1 April 2026',
    })
    expect(words.total.term).toBe('Given back')
    expect(words.notes).toEqual([])
  })

  it.each(locales)('is written in %s without a missing word', async (locale) => {
    const language = printLocale(locale)
    const words = await make({ treatment: 'reverseCharge', discountMinor: 100 }, { language })
    expect(JSON.stringify(words)).not.toMatch(/invoices\.|basket\./)
    if (!locale.startsWith('en')) expect(words.headings.what).not.toBe('What')
  })
})
