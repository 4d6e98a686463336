import { formId } from '../../forms/seed-forms.ts'
import { type PageText, type PageWriting, text } from '../page-writing.ts'

const page = (title: string, slug: string, intro: string, phone: string): PageText => ({
  title,
  slug,
  intro,
  blocks: [{ blockType: 'form', form: formId('contact') }, text(phone)],
})

/** How to reach a person. */
export const contact: PageWriting = {
  name: 'contact',
  epiId: 88,
  kind: 'StandardPage',
  texts: {
    'en-GB': page(
      'Contact',
      'contact',
      'Questions about donors, orders, family places or the law: write, or call.',
      '## By phone\n\nOn working days from 9 to 16: **+45 00 00 00 00**. Before you order, have a look at [how to order](page:how-to-order) and [prices](page:prices).',
    ),
    'da-DK': page(
      'Kontakt',
      'kontakt',
      'Spørgsmål om donorer, ordrer, familiepladser eller loven: skriv eller ring.',
      '## Telefon\n\nPå hverdage fra 9 til 16: **+45 00 00 00 00**. Se gerne først [sådan bestiller du](page:how-to-order) og [priser](page:prices).',
    ),
    'de-DE': page(
      'Kontakt',
      'kontakt',
      'Fragen zu Spendern, Bestellungen, Familienplätzen oder zum Recht: Schreiben Sie uns, oder rufen Sie an.',
      '## Telefon\n\nAn Werktagen von 9 bis 16 Uhr: **+45 00 00 00 00**. Lesen Sie gern zuerst, [wie Sie bestellen](page:how-to-order), und die [Preise](page:prices).',
    ),
  },
}
