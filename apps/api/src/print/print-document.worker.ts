import { renderToBuffer } from '@react-pdf/renderer'
import { type ComponentType, createElement } from 'react'
import { FormDocument } from '../checkout/new-york-form/form-document.tsx'
import { ProfileDocument } from '../donors/print/profile-document.tsx'
import { InvoiceDocument } from '../invoices/print/invoice-document.tsx'
import { serveWorker } from '../workers/serve-worker.ts'
import type { DocumentKind, DocumentOrder } from './printer.ts'
import { registerFonts } from './register-fonts.ts'

/** The program of `open-printer.ts`: an order comes in, a PDF goes out. */
const documents: Readonly<Record<DocumentKind, unknown>> = {
  profile: ProfileDocument,
  invoice: InvoiceDocument,
  newYorkForm: FormDocument,
}

serveWorker(async ({ kind, locale, props }: DocumentOrder): Promise<Uint8Array> => {
  const fonts = await registerFonts(locale, JSON.stringify(props.words))
  const document = createElement(documents[kind] as ComponentType<Record<string, unknown>>, {
    ...props,
    fonts,
  })
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0])
})
