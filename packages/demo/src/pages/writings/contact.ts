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
    'fr-FR': page(
      'Contact',
      'contact',
      'Questions sur les donneurs, les commandes, les places de famille ou le droit : écrivez, ou appelez.',
      '## Par téléphone\n\nLes jours ouvrés de 9 h à 16 h : **+45 00 00 00 00**. Avant de commander, lisez [comment commander](page:how-to-order) et [les prix](page:prices).',
    ),
    'es-ES': page(
      'Contacto',
      'contacto',
      'Preguntas sobre donantes, pedidos, plazas de familia o la ley: escriba o llame.',
      '## Por teléfono\n\nLos días hábiles de 9 a 16: **+45 00 00 00 00**. Antes de pedir, lea [cómo pedir](page:how-to-order) y [los precios](page:prices).',
    ),
  },
}
