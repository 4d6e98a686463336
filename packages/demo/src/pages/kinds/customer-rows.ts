import { questions, steps, to } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Pages of the account about the customer. */
export const customerRows: KindRow[] = [
  row(
    'AccountWelcomePage',
    [
      'Welcome',
      'Your account is open. Look for a donor, save the ones you return to, and order when you are ready.',
      [
        steps(
          'Where to begin',
          '',
          [
            [
              'Look for a donor',
              'The search knows the law of your country and says why somebody can be chosen.',
            ],
            ['Save favourites', 'A heart keeps a donor for you. It does not hold straws.'],
            ['Hold, then pay', 'What is in your basket is held while you decide.'],
          ],
          to('find-sperm-donor'),
        ),
      ],
    ],
    [
      'Velkommen',
      'Din konto er åben. Find en donor, gem dem, du vender tilbage til, og bestil, når du er klar.',
      [
        steps(
          'Sådan begynder du',
          '',
          [
            ['Find en donor', 'Søgningen kender loven i dit land og siger, hvorfor nogen kan vælges.'],
            ['Gem favoritter', 'Et hjerte gemmer en donor til dig. Det holder ikke strå.'],
            ['Hold, og betal så', 'Det, der ligger i kurven, holdes, mens du beslutter dig.'],
          ],
          to('find-sperm-donor'),
        ),
      ],
    ],
    [
      'Willkommen',
      'Ihr Konto ist offen. Suchen Sie einen Spender, merken Sie sich, wen Sie wieder ansehen, und bestellen Sie, wenn Sie so weit sind.',
      [
        steps(
          'Womit Sie beginnen',
          '',
          [
            [
              'Einen Spender suchen',
              'Die Suche kennt das Recht Ihres Landes und sagt, warum jemand gewählt werden kann.',
            ],
            ['Favoriten merken', 'Ein Herz merkt sich einen Spender. Halme hält es nicht frei.'],
            ['Halten, dann zahlen', 'Was im Korb liegt, wird gehalten, während Sie entscheiden.'],
          ],
          to('find-sperm-donor'),
        ),
      ],
    ],
  ),
  row(
    'AccountFavoritesPage',
    ['Favourites', 'A favourite does not hold straws; a reservation does.'],
    ['Favoritter', 'En favorit holder ikke strå; det gør en reservation.'],
    ['Favoriten', 'Ein Favorit hält keine Halme frei, eine Reservierung schon.'],
  ),
  row(
    'AccountPregnanciesPage',
    [
      'Pregnancies',
      'The law counts families, so we ask you to report a pregnancy. Losses can be told, too, in your own time.',
    ],
    [
      'Graviditeter',
      'Loven tæller familier, derfor beder vi dig indberette en graviditet. Et tab kan også fortælles, når du selv vil.',
    ],
    [
      'Schwangerschaften',
      'Das Recht zählt Familien, darum bitten wir um Meldung einer Schwangerschaft. Auch ein Verlust kann erzählt werden, wann Sie möchten.',
    ],
  ),
  row(
    'AccountSettingsPage',
    ['Settings', 'Your name, your address, the country of your treatment, and how we may reach you.'],
    ['Indstillinger', 'Dit navn, din adresse, landet for din behandling, og hvordan vi må kontakte dig.'],
    ['Einstellungen', 'Name, Anschrift, Land der Behandlung, und wie wir Sie erreichen dürfen.'],
  ),
  row(
    'AccountContentTypePage',
    [
      'Good to know',
      'What customers ask most after an order, in one place.',
      [
        questions('After an order', [
          ['When does my parcel leave?', 'On the day you chose. You get the tracking number then.'],
          [
            'May I move the date?',
            'Until two working days before it. [Write to us](page:contact) with the number of your order.',
          ],
          ['What if a pregnancy is lost?', 'Tell us when you want to. Your family place stays yours.'],
          [
            'Will I hear of the donor’s health?',
            'Yes, whenever something is found that could matter to a child of yours.',
          ],
        ]),
      ],
    ],
    [
      'Godt at vide',
      'Det, kunder oftest spørger om efter en ordre, samlet ét sted.',
      [
        questions('Efter en ordre', [
          ['Hvornår sendes min pakke?', 'Den dag, du valgte. Så får du sporingsnummeret.'],
          [
            'Må jeg flytte datoen?',
            'Indtil to hverdage før. [Skriv til os](page:contact) med ordrens nummer.',
          ],
          ['Hvad hvis en graviditet går til?', 'Fortæl det, når du selv vil. Familiepladsen bliver din.'],
          [
            'Hører jeg om donorens helbred?',
            'Ja, hver gang noget findes, som kan betyde noget for dit barn.',
          ],
        ]),
      ],
    ],
    [
      'Gut zu wissen',
      'Was nach einer Bestellung am häufigsten gefragt wird, an einem Ort.',
      [
        questions('Nach einer Bestellung', [
          ['Wann geht mein Paket ab?', 'An dem Tag, den Sie wählten. Dann kommt die Sendungsnummer.'],
          [
            'Darf ich den Tag verschieben?',
            'Bis zwei Werktage davor. [Schreiben Sie uns](page:contact) mit der Nummer der Bestellung.',
          ],
          [
            'Wenn eine Schwangerschaft endet?',
            'Sagen Sie es, wann Sie möchten. Der Familienplatz bleibt Ihrer.',
          ],
          [
            'Höre ich von der Gesundheit des Spenders?',
            'Ja, immer wenn etwas gefunden wird, das für Ihr Kind wichtig sein kann.',
          ],
        ]),
      ],
    ],
  ),
  row(
    'NewsletterSettingsPage',
    [
      'Newsletter settings',
      'What we write about, how often, and how to end it. Ending takes one press and no reason.',
    ],
    [
      'Nyhedsbrev',
      'Hvad vi skriver om, hvor tit, og hvordan det stoppes. Det tager ét tryk og ingen begrundelse.',
    ],
    [
      'Newsletter',
      'Worüber wir schreiben, wie oft, und wie es endet. Das geht mit einem Druck und ohne Grund.',
    ],
  ),
]
