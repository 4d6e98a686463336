import { createElement } from 'react'
import type { Services } from '../../services.ts'
import type { CheckoutView } from '../view-checkout.ts'
import { writeNewYorkForm } from './write-form.ts'

/** The filled New York form as PDF. What makes documents is loaded with the first of them. */
export async function printNewYorkForm(services: Services, checkout: CheckoutView): Promise<Buffer> {
  const form = await writeNewYorkForm(services, checkout)
  const [{ renderToBuffer }, { FormDocument }, { registerFonts }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./form-document.tsx'),
    import('../../print/register-fonts.ts'),
  ])
  const fonts = await registerFonts('en-us', JSON.stringify(form))
  const document = createElement(FormDocument, { form, fonts })
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0])
}
