import { createElement } from 'react'
import type { Services } from '../../services.ts'
import { type NewYorkFacts, writeNewYorkForm } from './write-form.ts'

/** The filled New York form as PDF. What makes documents is loaded with the first of them. */
export async function printNewYorkForm(services: Services, facts: NewYorkFacts): Promise<Buffer> {
  const form = await writeNewYorkForm(services, facts)
  const [{ renderToBuffer }, { FormDocument }, { registerFonts }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('./form-document.tsx'),
    import('../../print/register-fonts.ts'),
  ])
  const fonts = await registerFonts('en-us', JSON.stringify(form))
  const document = createElement(FormDocument, { form, fonts })
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0])
}
