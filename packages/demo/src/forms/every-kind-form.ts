import type { FormWriting, Said } from './form-writing.ts'

const both = (word: string): Said => [word, word, word]
const eyes: [string, Said][] = [
  ['blue', ['Blue', 'Blå', 'Blau']],
  ['green', ['Green', 'Grøn', 'Grün']],
  ['brown', ['Brown', 'Brun', 'Braun']],
]
const departments = ['Aarhus', 'Aalborg', 'Copenhagen', 'Odense', 'Esbjerg', 'Hamburg', 'London', 'Orlando']

/** Every kind of field with its rules, for the demo page of the block. */
export const everyKindForm: FormWriting = {
  name: 'every-kind',
  mailTo: 'donors@demo.test',
  retentionDays: 30,
  title: ['Every kind of field', 'Alle slags felter', 'Jede Art von Feld'],
  description: [
    'Sixteen kinds, in thirds of the width. Nothing of it is real, and it is erased after 30 days.',
    'Seksten slags, i tredjedele af bredden. Intet er ægte, og det slettes efter 30 dage.',
    'Sechzehn Arten, in Dritteln der Breite. Nichts davon ist echt, und nach 30 Tagen wird es gelöscht.',
  ],
  successMessage: [
    '<p><strong>It arrived.</strong> Staff see it under <a href="/staff/submissions">Submissions</a>.</p>',
    '<p><strong>Det er kommet frem.</strong> Medarbejdere ser det under <a href="/staff/submissions">Submissions</a>.</p>',
    '<p><strong>Es ist angekommen.</strong> Das Team sieht es unter <a href="/staff/submissions">Submissions</a>.</p>',
  ],
  fields: [
    {
      blockType: 'richText',
      richText: [
        '### About you\n\nFields marked as optional can stay empty. [How we handle what you write](page:privacy).',
        '### Om dig\n\nFelter, der er valgfri, kan stå tomme. [Sådan behandler vi det, du skriver](page:privacy).',
        '### Über Sie\n\nFreiwillige Felder können leer bleiben. [So gehen wir mit Ihren Angaben um](page:privacy).',
      ],
    },
    {
      blockType: 'text',
      fieldId: 'name',
      label: ['Name', 'Navn', 'Name'],
      placeholder: ['First and last name', 'For- og efternavn', 'Vor- und Nachname'],
      required: true,
      minLength: 2,
      maxLength: 60,
      size: '2',
    },
    {
      blockType: 'number',
      fieldId: 'children',
      label: ['Children', 'Børn', 'Kinder'],
      format: 'positiveInteger',
      size: '1',
    },
    {
      blockType: 'email',
      fieldId: 'email',
      label: ['E-mail address', 'E-mailadresse', 'E-Mail-Adresse'],
      required: true,
      size: '1',
    },
    { blockType: 'phone', fieldId: 'phone', label: ['Phone', 'Telefon', 'Telefon'], size: '1' },
    {
      blockType: 'text',
      fieldId: 'postalCode',
      label: ['Postal code', 'Postnummer', 'Postleitzahl'],
      tooltip: ['Four or five digits.', 'Fire eller fem cifre.', 'Vier oder fünf Ziffern.'],
      validation: '^[0-9]{4,5}$',
      errorMessage: [
        'Write four or five digits.',
        'Skriv fire eller fem cifre.',
        'Schreiben Sie vier oder fünf Ziffern.',
      ],
      size: '1',
    },
    {
      blockType: 'number',
      fieldId: 'height',
      label: ['Height in cm', 'Højde i cm', 'Größe in cm'],
      format: 'integer',
      size: '1',
    },
    {
      blockType: 'list',
      fieldId: 'department',
      label: ['Nearest department', 'Nærmeste afdeling', 'Nächste Abteilung'],
      content: departments.map((name) => ({ value: name.toLowerCase(), text: both(name) })),
      size: '2',
    },
    {
      blockType: 'list',
      fieldId: 'eyes',
      label: ['Eyes', 'Øjne', 'Augen'],
      required: true,
      content: eyes.map(([value, text]) => ({ value, text })),
      size: '1',
    },
    {
      blockType: 'list',
      fieldId: 'wishes',
      label: ['What matters to you', 'Hvad betyder noget for dig', 'Was Ihnen wichtig ist'],
      required: true,
      multiSelect: true,
      content: [
        { value: 'looks', text: ['Looks', 'Udseende', 'Aussehen'] },
        { value: 'health', text: ['Health', 'Helbred', 'Gesundheit'], checked: true },
        { value: 'voice', text: ['Voice', 'Stemme', 'Stimme'] },
      ],
      size: '1',
    },
    {
      blockType: 'checkbox',
      fieldId: 'days',
      label: ['When can we call?', 'Hvornår må vi ringe?', 'Wann dürfen wir anrufen?'],
      content: [
        { value: 'morning', text: ['Mornings', 'Formiddag', 'Vormittags'] },
        { value: 'afternoon', text: ['Afternoons', 'Eftermiddag', 'Nachmittags'] },
      ],
      size: '1',
    },
    {
      blockType: 'dateDDMMYYYY',
      fieldId: 'born',
      label: ['Date of birth', 'Fødselsdato', 'Geburtsdatum'],
      tooltip: [
        'You can donate from 18 to 45.',
        'Du kan donere fra 18 til 45.',
        'Spenden ist von 18 bis 45 möglich.',
      ],
      required: true,
      minYears: 18,
      maxYears: 45,
      size: '1',
    },
    {
      blockType: 'dateMMDDYYYY',
      fieldId: 'visit',
      label: ['Last visit', 'Sidste besøg', 'Letzter Besuch'],
      size: '1',
    },
    {
      blockType: 'dateYYYYMMDD',
      fieldId: 'start',
      label: ['Wished start', 'Ønsket start', 'Gewünschter Beginn'],
      size: '1',
    },
    {
      blockType: 'upload',
      fieldId: 'papers',
      label: ['Papers or pictures', 'Papirer eller billeder', 'Unterlagen oder Bilder'],
      multiSelect: true,
    },
    {
      blockType: 'textArea',
      fieldId: 'message',
      label: ['Anything else', 'Andet', 'Sonstiges'],
      maxLength: 500,
    },
    {
      blockType: 'checkbox',
      fieldId: 'agrees',
      label: [
        'I know that this is a demonstration.',
        'Jeg ved, at dette er en demonstration.',
        'Ich weiß, dass dies eine Vorführung ist.',
      ],
      required: true,
    },
    { blockType: 'hidden', fieldId: 'source', value: 'demo' },
    { blockType: 'hiddenDate', fieldId: 'since', value: '2026-11-02' },
    { blockType: 'hiddenTimeSpan', fieldId: 'span', value: '00:30' },
    { blockType: 'submit', fieldId: 'send', label: ['Send', 'Send', 'Senden'] },
  ],
}
