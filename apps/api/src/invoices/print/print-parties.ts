import type { InvoiceBuyer, InvoiceSeller } from '@kindred/domain/invoices/invoice'

export type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/** The buyer as an envelope has it; the VAT number of a business below. */
export function printBuyer(
  { address, organisationName, vatNumber }: InvoiceBuyer,
  t: Translate,
  language: string,
): string[] {
  const place = [address.postalCode, address.city, address.state].filter(Boolean).join(' ')
  return [
    organisationName,
    address.fullName,
    address.line1,
    address.line2,
    place,
    address.country && nameCountry(address.country, language),
    vatNumber && t('invoices.vatNumber', { number: vatNumber }),
  ].filter((line): line is string => Boolean(line))
}

/** The legal entity that sells, with what the law wants known of it. */
export function printSeller(seller: InvoiceSeller, t: Translate, language: string): string[] {
  return [
    seller.legalName,
    seller.street,
    `${seller.postalCode} ${seller.city}`,
    nameCountry(seller.country, language),
    seller.registrationNumber,
    seller.vatNumber && t('invoices.vatNumber', { number: seller.vatNumber }),
    seller.email,
    seller.phone,
  ].filter((line): line is string => Boolean(line))
}

export const nameCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
