import { banner, donors, facts, hero, type PageWriting, steps, to } from '../page-writing.ts'

export const homeProfessional: PageWriting = {
  name: 'home-professional',
  epiId: 69,
  kind: 'VisitorHomePage',
  visitorTypes: ['professional'],
  texts: {
    'en-GB': {
      title: 'Clinics',
      slug: '',
      metaTitle: 'Kindred for clinics · Order, papers and reports',
      description:
        'Order straws for many patients, pay by invoice, download batch papers and report pregnancies in minutes.',
      blocks: [
        hero({
          headline: 'An order in two minutes, a yearly report in ten.',
          lead: 'Straws for many patients in one basket, batch papers with every order, delivery on the day you choose, and an invoice at the end.',
          primaryButton: to('find-sperm-donor', 'Find a donor'),
          secondaryButtons: [{ button: to('for-clinics', 'Become a customer') }],
        }),
        steps('How clinics order', 'The same steps each time, and the papers without asking.', [
          [
            'Choose',
            'By straw type, MOT class, CMV and tested genes. Donors that the law does not admit for your country are marked with the reason.',
          ],
          [
            'Order',
            'Several patients and donors in one basket. Family places are added where the law asks for them.',
          ],
          [
            'Receive',
            'Dry ice or nitrogen tank on the day you choose. Batch papers lie in your account the moment we pack.',
          ],
          ['Report', 'Each pregnancy in a few clicks, and once a year that there was nothing to report.'],
        ]),
        donors(
          'New donors',
          'What came in last.',
          'Prices per straw. VAT is taken off where reverse charge applies.',
          to('find-sperm-donor', 'See all donors'),
        ),
        facts(
          'Traceable in one query',
          'From any straw to its donor, batch, order and outcome, and from any donor to every clinic.',
          [
            ['30', 'years', 'traceability records are kept.'],
            ['7', 'days', 'a nitrogen tank stays cold.'],
            ['0', 'spreadsheets', 'between a reported pregnancy and the limit it counts against.'],
          ],
        ),
        banner(
          'Not a customer yet?',
          'We need your licence, an address for delivery and one for the invoice. It takes a day.',
          to('create-account', 'Create a clinic account'),
        ),
      ],
    },
    'da-DK': {
      title: 'Klinikker',
      slug: '',
      metaTitle: 'Kindred for klinikker · Bestilling, papirer og indberetning',
      description:
        'Bestil strå til mange patienter, betal på faktura, hent batchpapirer og indberet graviditeter på få minutter.',
      blocks: [
        hero({
          headline: 'En bestilling på to minutter, en årsindberetning på ti.',
          lead: 'Strå til mange patienter i én kurv, batchpapirer til hver ordre, levering på den dag, du vælger, og en faktura til sidst.',
          primaryButton: to('find-sperm-donor', 'Find en donor'),
          secondaryButtons: [{ button: to('for-clinics', 'Bliv kunde') }],
        }),
        steps('Sådan bestiller klinikker', 'De samme trin hver gang, og papirerne uden at bede om dem.', [
          [
            'Vælg',
            'Efter stråtype, MOT-klasse, CMV og testede gener. Donorer, som loven i jeres land ikke tillader, er mærket med grunden.',
          ],
          [
            'Bestil',
            'Flere patienter og donorer i én kurv. Familiepladser lægges til, hvor loven kræver det.',
          ],
          [
            'Modtag',
            'Tøris eller kvælstoftank på den dag, I vælger. Batchpapirerne ligger på jeres konto, i det øjeblik vi pakker.',
          ],
          ['Indberet', 'Hver graviditet med få klik, og én gang om året, at der intet var at indberette.'],
        ]),
        donors(
          'Nye donorer',
          'De senest ankomne.',
          'Priser pr. strå. Moms trækkes fra, hvor der er omvendt betalingspligt.',
          to('find-sperm-donor', 'Se alle donorer'),
        ),
        facts(
          'Sporbar med ét opslag',
          'Fra hvert strå til donor, batch, ordre og udfald, og fra hver donor til hver klinik.',
          [
            ['30', 'år', 'gemmes oplysninger om sporbarhed.'],
            ['7', 'dage', 'holder en kvælstoftank kulden.'],
            ['0', 'regneark', 'mellem en indberettet graviditet og den grænse, den tæller med i.'],
          ],
        ),
        banner(
          'Endnu ikke kunde?',
          'Vi skal bruge jeres tilladelse, en leveringsadresse og en fakturaadresse. Det tager en dag.',
          to('create-account', 'Opret en klinikkonto'),
        ),
      ],
    },
    'de-DE': {
      title: 'Kliniken',
      slug: '',
      metaTitle: 'Kindred für Kliniken · Bestellung, Papiere und Meldungen',
      description:
        'Halme für viele Patientinnen bestellen, auf Rechnung zahlen, Chargenpapiere laden und Schwangerschaften in Minuten melden.',
      blocks: [
        hero({
          headline: 'Eine Bestellung in zwei Minuten, der Jahresbericht in zehn.',
          lead: 'Halme für viele Patientinnen in einem Korb, Chargenpapiere zu jeder Bestellung, Lieferung an Ihrem Wunschtag und am Ende eine Rechnung.',
          primaryButton: to('find-sperm-donor', 'Spender finden'),
          secondaryButtons: [{ button: to('for-clinics', 'Kunde werden') }],
        }),
        steps('So bestellen Kliniken', 'Jedes Mal dieselben Schritte, und die Papiere ohne Nachfrage.', [
          [
            'Wählen',
            'Nach Halmart, MOT-Klasse, CMV und getesteten Genen. Spender, die das Recht Ihres Landes nicht zulässt, sind mit dem Grund gekennzeichnet.',
          ],
          [
            'Bestellen',
            'Mehrere Patientinnen und Spender in einem Korb. Familienplätze kommen hinzu, wo das Recht sie verlangt.',
          ],
          [
            'Empfangen',
            'Trockeneis oder Stickstofftank an Ihrem Wunschtag. Die Chargenpapiere liegen im Konto, sobald wir packen.',
          ],
          [
            'Melden',
            'Jede Schwangerschaft mit wenigen Klicks, und einmal im Jahr, dass es nichts zu melden gab.',
          ],
        ]),
        donors(
          'Neue Spender',
          'Zuletzt eingetroffen.',
          'Preise je Halm. Wo die Steuerschuld umgekehrt ist, entfällt die Umsatzsteuer.',
          to('find-sperm-donor', 'Alle Spender ansehen'),
        ),
        facts(
          'Mit einer Abfrage rückverfolgbar',
          'Von jedem Halm zu Spender, Charge, Bestellung und Ausgang, und von jedem Spender zu jeder Klinik.',
          [
            ['30', 'Jahre', 'werden die Angaben zur Rückverfolgung aufbewahrt.'],
            ['7', 'Tage', 'hält ein Stickstofftank die Kälte.'],
            ['0', 'Tabellen', 'zwischen einer gemeldeten Schwangerschaft und der Grenze, auf die sie zählt.'],
          ],
        ),
        banner(
          'Noch nicht Kunde?',
          'Wir brauchen Ihre Erlaubnis, eine Lieferanschrift und eine Rechnungsanschrift. Es dauert einen Tag.',
          to('create-account', 'Klinikkonto anlegen'),
        ),
      ],
    },
  },
}
