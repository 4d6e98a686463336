import { formId } from '../../forms/seed-forms.ts'
import type { PageText, PageWriting } from '../page-writing.ts'

const form = { blockType: 'form', form: formId('every-kind') }
const words = (title: string, slug: string, intro: string): PageText => ({
  title,
  slug,
  intro,
  blocks: [form],
})

/** The block form with every kind of field, in three languages. */
export const demoForm: PageWriting = {
  name: 'demo-form',
  epiId: 925,
  kind: 'StandardPage',
  parent: 'demo',
  shops: ['dk'],
  visitorTypes: ['private'],
  noindex: true,
  texts: {
    'en-GB': words('Form', 'form', 'Staff build forms; the same rules run in the browser and on the server.'),
    'da-DK': words(
      'Formular',
      'formular',
      'Medarbejdere bygger formularer; de samme regler gælder i browseren og på serveren.',
    ),
    'de-DE': words(
      'Formular',
      'formular',
      'Das Team baut Formulare; dieselben Regeln gelten im Browser und auf dem Server.',
    ),
  },
}
