import { createElement } from 'react'
import { type PrintedInvoice, writeInvoice } from './invoice-words.ts'

/** An invoice or credit note as PDF in the language it was made in. What makes documents is loaded with the first of them. */
export async function printInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const words = await writeInvoice(invoice)
  const [{ renderToBuffer }, { InvoiceDocument }, { registerFonts }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./invoice-document.tsx'),
    import('../../print/register-fonts.ts'),
  ])
  const fonts = await registerFonts(invoice.language, JSON.stringify(words))
  const document = createElement(InvoiceDocument, { words, fonts })
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0])
}
