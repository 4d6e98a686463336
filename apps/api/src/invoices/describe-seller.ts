import type { ShopReference } from '@kindred/content/reference/reference.ts'
import type { InvoiceSeller } from '@kindred/domain/invoices/invoice'

/** The legal entity of a shop, as it stands on an invoice of today. */
export function describeSeller({ seller, address, email, phone }: ShopReference): InvoiceSeller {
  const { paymentDays: _, ...entity } = seller
  return { ...entity, ...address, email, phone }
}
