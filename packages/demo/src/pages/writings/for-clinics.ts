import { banner, type PageWriting, questions, steps, to } from '../page-writing.ts'

export const forClinics: PageWriting = {
  name: 'for-clinics',
  epiId: 81,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'For clinics',
      slug: 'for-clinics',
      intro: 'How to become a customer, which papers come with an order, and how reporting works.',
      blocks: [
        steps('Become a customer', 'Once; it takes a day.', [
          ['Create an account', 'With the name of your organisation and its VAT number.'],
          [
            'Send your licence',
            'We check it and note until when it is valid. You are reminded before it ends.',
          ],
          ['Order', 'On invoice, for as many patients as you like.'],
        ]),
        questions('Papers and reports', [
          [
            'Which papers come with an order?',
            'The batch paper of every straw with motility before and after thawing, the infection tests, and what your country asks for at import.',
          ],
          [
            'What must we report?',
            'Each pregnancy from an order of yours, and its outcome when you know it. Once a year you confirm that nothing is missing. It counts against the limit of families at once.',
          ],
          [
            'What if a donor is stopped?',
            'You are written to the same day with the list of your orders it concerns, and unshipped orders are halted.',
          ],
          [
            'How is VAT handled?',
            'With a valid VAT number of another EU country, reverse charge. Outside the EU, export without VAT.',
          ],
        ]),
        banner(
          'Start here',
          'You need your licence number and your VAT number.',
          to('create-account', 'Create a clinic account'),
        ),
      ],
    },
    'da-DK': {
      title: 'For klinikker',
      slug: 'for-klinikker',
      intro: 'Sådan bliver I kunde, hvilke papirer der følger en ordre, og hvordan I indberetter.',
      blocks: [
        steps('Bliv kunde', 'Én gang; det tager en dag.', [
          ['Opret en konto', 'Med organisationens navn og momsnummer.'],
          [
            'Send jeres tilladelse',
            'Vi kontrollerer den og noterer, hvor længe den gælder. I bliver mindet om det, før den udløber.',
          ],
          ['Bestil', 'På faktura, til så mange patienter, I vil.'],
        ]),
        questions('Papirer og indberetning', [
          [
            'Hvilke papirer følger med?',
            'Batchpapiret for hvert strå med bevægelighed før og efter optøning, infektionstestene, og hvad jeres land kræver ved import.',
          ],
          [
            'Hvad skal vi indberette?',
            'Hver graviditet fra jeres ordrer, og udfaldet, når I kender det. Én gang om året bekræfter I, at intet mangler. Det tæller straks med i grænsen for familier.',
          ],
          [
            'Hvad hvis en donor standses?',
            'I får besked samme dag med listen over jeres ordrer, det angår, og ordrer, der ikke er sendt, holdes tilbage.',
          ],
          [
            'Hvad med moms?',
            'Med et gyldigt momsnummer fra et andet EU-land omvendt betalingspligt. Uden for EU eksport uden moms.',
          ],
        ]),
        banner(
          'Begynd her',
          'I skal bruge nummeret på jeres tilladelse og jeres momsnummer.',
          to('create-account', 'Opret en klinikkonto'),
        ),
      ],
    },
    'de-DE': {
      title: 'Für Kliniken',
      slug: 'fuer-kliniken',
      intro: 'Wie Sie Kunde werden, welche Papiere zur Bestellung gehören und wie das Melden geht.',
      blocks: [
        steps('Kunde werden', 'Einmal; es dauert einen Tag.', [
          ['Konto anlegen', 'Mit dem Namen der Einrichtung und der Umsatzsteuer-ID.'],
          [
            'Erlaubnis senden',
            'Wir prüfen sie und merken uns, bis wann sie gilt. Vor dem Ablauf werden Sie erinnert.',
          ],
          ['Bestellen', 'Auf Rechnung, für so viele Patientinnen, wie Sie möchten.'],
        ]),
        questions('Papiere und Meldungen', [
          [
            'Welche Papiere liegen bei?',
            'Das Chargenpapier jedes Halms mit der Beweglichkeit vor und nach dem Auftauen, die Infektionstests, und was Ihr Land bei der Einfuhr verlangt.',
          ],
          [
            'Was müssen wir melden?',
            'Jede Schwangerschaft aus Ihren Bestellungen, und den Ausgang, wenn Sie ihn kennen. Einmal im Jahr bestätigen Sie, dass nichts fehlt. Es zählt sofort auf die Grenze der Familien.',
          ],
          [
            'Wenn ein Spender gesperrt wird?',
            'Sie erhalten am selben Tag Nachricht mit der Liste Ihrer betroffenen Bestellungen; nicht Versandtes wird angehalten.',
          ],
          [
            'Wie ist es mit der Umsatzsteuer?',
            'Mit gültiger ID eines anderen EU-Landes umgekehrte Steuerschuld. Außerhalb der EU Ausfuhr ohne Steuer.',
          ],
        ]),
        banner(
          'Hier beginnen',
          'Sie brauchen die Nummer Ihrer Erlaubnis und Ihre Umsatzsteuer-ID.',
          to('create-account', 'Klinikkonto anlegen'),
        ),
      ],
    },
  },
}
