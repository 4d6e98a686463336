import { banner, type PageWriting, questions, steps, text, to } from '../page-writing.ts'

export const howToOrder: PageWriting = {
  name: 'how-to-order',
  epiId: 74,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'How to order',
      slug: 'how-to-order',
      intro: 'From the first look to the day the parcel reaches your clinic.',
      blocks: [
        steps('Before you pay', 'Nothing is charged here, and you can leave at any point.', [
          [
            'Say where you will be treated',
            'The law of that country decides. If you do not know yet, choose later and look around.',
          ],
          [
            'Choose a donor',
            'A favourite keeps a donor in sight but holds nothing. Straws are held for 60 minutes once they are in the basket, and you can renew that once.',
          ],
          [
            'Choose straws',
            'For insemination at a clinic (IUI) most take MOT20 or more; for IVF and ICSI less is enough. Ask your clinic how many.',
          ],
          [
            'Check the basket',
            'Where a family place is required it is added for you, and the line says why.',
          ],
        ]),
        steps('Then', 'The checkout has four short pages.', [
          ['Where it goes', 'Your clinic, chosen from the list, or our storage.'],
          ['When it goes', 'The calendar shows which method leaves on which day.'],
          ['Look it over', 'The whole order with tax, and what you agree to.'],
          [
            'Pay',
            'By card on the page of the payment provider; clinics by invoice. The order counts when the payment is confirmed.',
          ],
        ]),
        text(
          '## How many straws\n\nTwo for one attempt is common, and several attempts are often needed. If you hope for siblings, think of them now: a donor can sell out or reach the limit of families. [Storage and reservation](page:storage) are made for this.',
        ),
        questions('When something is not possible', [
          [
            '“No place left”',
            'The limit of families is reached in your country. If you already hold a place with this donor you can still order.',
          ],
          [
            '“Not admitted”',
            'Your country asks for donors whose identity can be known, or for donors whose identity cannot. The line names the rule and its source.',
          ],
          [
            '“Temporarily sold out”',
            'The page shows the month when straws are expected. A place you hold stays yours.',
          ],
        ]),
        banner(
          'Ready to look?',
          'You need no account to search.',
          to('find-sperm-donor', 'Find a sperm donor'),
        ),
      ],
    },
    'da-DK': {
      title: 'Sådan bestiller du',
      slug: 'saadan-bestiller-du',
      intro: 'Fra det første kig til den dag, pakken er hos din klinik.',
      blocks: [
        steps('Før du betaler', 'Her trækkes intet, og du kan gå når som helst.', [
          [
            'Sig, hvor du skal behandles',
            'Loven i det land afgør det. Ved du det ikke endnu, så vælg senere og se dig om.',
          ],
          [
            'Vælg en donor',
            'En favorit holder øje med en donor, men holder intet tilbage. Strå holdes i 60 minutter, når de ligger i kurven, og det kan fornys én gang.',
          ],
          [
            'Vælg strå',
            'Til insemination på klinik (IUI) tager de fleste MOT20 eller mere; til IVF og ICSI er mindre nok. Spørg din klinik, hvor mange.',
          ],
          [
            'Se kurven igennem',
            'Hvor der kræves en familieplads, lægges den til for dig, og linjen siger hvorfor.',
          ],
        ]),
        steps('Derefter', 'Kassen har fire korte sider.', [
          ['Hvor det skal hen', 'Din klinik, valgt fra listen, eller vores lager.'],
          ['Hvornår det sendes', 'Kalenderen viser, hvad der kan sendes hvilken dag.'],
          ['Se det hele', 'Hele ordren med moms, og hvad du siger ja til.'],
          [
            'Betal',
            'Med kort på betalingsudbyderens side; klinikker på faktura. Ordren gælder, når betalingen er bekræftet.',
          ],
        ]),
        text(
          '## Hvor mange strå\n\nTo til ét forsøg er almindeligt, og der skal ofte flere forsøg til. Håber du på søskende, så tænk på dem nu: en donor kan blive udsolgt eller nå grænsen for familier. Det er [opbevaring og reservation](page:storage) til for.',
        ),
        questions('Når noget ikke kan lade sig gøre', [
          [
            '“Ingen plads tilbage”',
            'Grænsen for familier er nået i dit land. Har du allerede en plads hos denne donor, kan du stadig bestille.',
          ],
          [
            '“Ikke tilladt”',
            'Dit land kræver donorer, hvis identitet kan kendes, eller donorer, hvis identitet ikke kan. Linjen nævner reglen og dens kilde.',
          ],
          [
            '“Midlertidigt udsolgt”',
            'Siden viser den måned, hvor der ventes strå. En plads, du har, bliver din.',
          ],
        ]),
        banner(
          'Klar til at se?',
          'Du behøver ingen konto for at søge.',
          to('find-sperm-donor', 'Find en sæddonor'),
        ),
      ],
    },
    'de-DE': {
      title: 'So bestellen Sie',
      slug: 'so-bestellen-sie',
      intro: 'Vom ersten Blick bis zu dem Tag, an dem das Paket in Ihrer Klinik ist.',
      blocks: [
        steps('Bevor Sie zahlen', 'Hier wird nichts berechnet, und Sie können jederzeit gehen.', [
          [
            'Sagen, wo Sie behandelt werden',
            'Das Recht dieses Landes entscheidet. Wenn Sie es noch nicht wissen, wählen Sie später und sehen sich um.',
          ],
          [
            'Spender wählen',
            'Ein Favorit behält einen Spender im Blick, hält aber nichts frei. Halme im Korb sind 60 Minuten gehalten, einmal verlängerbar.',
          ],
          [
            'Halme wählen',
            'Für die Insemination in der Klinik (IUI) nehmen die meisten MOT20 oder mehr; für IVF und ICSI genügt weniger. Fragen Sie Ihre Klinik, wie viele.',
          ],
          [
            'Korb prüfen',
            'Wo ein Familienplatz nötig ist, kommt er von selbst dazu, und die Zeile sagt warum.',
          ],
        ]),
        steps('Danach', 'Die Kasse hat vier kurze Seiten.', [
          ['Wohin', 'Ihre Klinik, aus der Liste gewählt, oder unser Lager.'],
          ['Wann', 'Der Kalender zeigt, welche Versandart an welchem Tag geht.'],
          ['Durchsehen', 'Die ganze Bestellung mit Steuer, und wozu Sie Ja sagen.'],
          [
            'Zahlen',
            'Mit Karte auf der Seite des Zahlungsdienstes; Kliniken auf Rechnung. Die Bestellung gilt, wenn die Zahlung bestätigt ist.',
          ],
        ]),
        text(
          '## Wie viele Halme\n\nZwei für einen Versuch sind üblich, und oft braucht es mehrere Versuche. Wenn Sie auf Geschwister hoffen, denken Sie jetzt daran: Ein Spender kann ausverkauft sein oder die Grenze der Familien erreichen. Dafür gibt es [Lagerung und Reservierung](page:storage).',
        ),
        questions('Wenn etwas nicht geht', [
          [
            '„Kein Platz mehr“',
            'Die Grenze der Familien ist in Ihrem Land erreicht. Wenn Sie schon einen Platz bei diesem Spender haben, können Sie weiter bestellen.',
          ],
          [
            '„Nicht zugelassen“',
            'Ihr Land verlangt Spender, deren Identität erfahrbar ist, oder solche, deren Identität es nicht ist. Die Zeile nennt die Regel und ihre Quelle.',
          ],
          [
            '„Zurzeit ausverkauft“',
            'Die Seite zeigt den Monat, in dem Halme erwartet werden. Ein Platz, den Sie haben, bleibt Ihrer.',
          ],
        ]),
        banner(
          'Bereit zum Umsehen?',
          'Für die Suche brauchen Sie kein Konto.',
          to('find-sperm-donor', 'Samenspender finden'),
        ),
      ],
    },
  },
}
