import type { FormWriting } from './form-writing.ts'

/** The form of the contact page. */
export const contactForm: FormWriting = {
  name: 'contact',
  mailTo: 'support@demo.test',
  retentionDays: 180,
  title: ['Write to us', 'Skriv til os', 'Schreiben Sie uns'],
  description: [
    'A person answers, on working days within one day. Leave out what concerns your health; we ask if we need it.',
    'Et menneske svarer, på hverdage inden for én dag. Skriv ikke om dit helbred; vi spørger, hvis vi har brug for det.',
    'Ein Mensch antwortet, an Werktagen innerhalb eines Tages. Lassen Sie Gesundheitliches weg; wir fragen, wenn wir es brauchen.',
  ],
  successMessage: [
    '<p><strong>Thank you.</strong> Your message has arrived, and somebody reads it on the next working day.</p>',
    '<p><strong>Tak.</strong> Din besked er kommet frem, og nogen læser den på den næste hverdag.</p>',
    '<p><strong>Danke.</strong> Ihre Nachricht ist angekommen und wird am nächsten Werktag gelesen.</p>',
  ],
  fields: [
    {
      blockType: 'text',
      fieldId: 'name',
      label: ['Your name', 'Dit navn', 'Ihr Name'],
      required: true,
      maxLength: 120,
    },
    {
      blockType: 'email',
      fieldId: 'email',
      label: ['E-mail address', 'E-mailadresse', 'E-Mail-Adresse'],
      tooltip: ['We answer there.', 'Der svarer vi.', 'Dorthin antworten wir.'],
      required: true,
      maxLength: 254,
      size: '2',
    },
    {
      blockType: 'phone',
      fieldId: 'phone',
      label: ['Phone', 'Telefon', 'Telefon'],
      validation: '^\\+?[0-9 ()-]{6,24}$',
      errorMessage: [
        'Use digits, with a + in front if you like.',
        'Brug cifre, gerne med + foran.',
        'Verwenden Sie Ziffern, gern mit + davor.',
      ],
      size: '1',
    },
    {
      blockType: 'list',
      fieldId: 'topic',
      label: ['What is it about?', 'Hvad drejer det sig om?', 'Worum geht es?'],
      required: true,
      content: [
        { value: 'choosing', text: ['Choosing a donor', 'Valg af donor', 'Auswahl eines Spenders'] },
        {
          value: 'order',
          text: ['An order or a delivery', 'En ordre eller en levering', 'Eine Bestellung oder Lieferung'],
        },
        {
          value: 'family-places',
          text: ['Family places and the law', 'Familiepladser og loven', 'Familienplätze und das Recht'],
        },
        { value: 'other', text: ['Something else', 'Noget andet', 'Etwas anderes'] },
      ],
    },
    {
      blockType: 'textArea',
      fieldId: 'message',
      label: ['Your message', 'Din besked', 'Ihre Nachricht'],
      required: true,
      minLength: 10,
      maxLength: 4000,
    },
    {
      blockType: 'checkbox',
      fieldId: 'mayKeep',
      label: [
        'You may keep my message for 180 days to answer it.',
        'I må gemme min besked i 180 dage for at besvare den.',
        'Sie dürfen meine Nachricht 180 Tage aufbewahren, um sie zu beantworten.',
      ],
      required: true,
    },
    { blockType: 'hidden', fieldId: 'source', value: 'contact-page' },
    {
      blockType: 'submit',
      fieldId: 'send',
      label: ['Send the message', 'Send beskeden', 'Nachricht senden'],
    },
  ],
}
