import { facts, type PageWriting, questions, text } from '../page-writing.ts'

export const safety: PageWriting = {
  name: 'safety',
  epiId: 79,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Quality and safety',
      slug: 'quality-and-safety',
      intro: 'What is tested, what cannot be promised, and what happens when news about a donor arrives.',
      blocks: [
        text(
          '## What is tested\n\nEvery donor gives three generations of health history to a clinician and is tested for infections at each stage. Every donor is tested for a panel of recessive genes; the donor’s page lists which.\n\n## What cannot be promised\n\nNobody is free of carrier findings, and no test finds everything. We tell you the residual risk as a number you can picture: one in so many. A child’s health can never be guaranteed.\n\n## When news arrives\n\nA family tells us about an illness. A geneticist reads it. If there is reason for caution, one action stops the donor everywhere: in the search, in baskets, in orders that have not left. Every family and clinic concerned is written to, and we keep the proof that we did.',
        ),
        facts('Traceability', 'From any straw to its donor, batch, order, delivery and outcome, and back.', [
          ['30', 'years', 'records are kept, also when an account is erased. They then carry no name.'],
          ['1', 'query', 'finds every family that had straws of a donor.'],
          ['180', 'days', 'semen is kept back until the donor is tested again (United States standards).'],
        ]),
        questions('Asked often', [
          [
            'What is a carrier finding?',
            'One of two copies of a gene is changed. The donor is well; a child is at risk only when the egg and the sperm carry a change in the same gene. You sign that you have read about it before we ship.',
          ],
          [
            'May I see the donor’s genetic data?',
            'You see which genes were tested and whether there is a finding, never the raw data.',
          ],
        ]),
      ],
    },
    'da-DK': {
      title: 'Kvalitet og sikkerhed',
      slug: 'kvalitet-og-sikkerhed',
      intro: 'Hvad der testes, hvad der ikke kan loves, og hvad der sker, når der kommer nyt om en donor.',
      blocks: [
        text(
          '## Hvad der testes\n\nHver donor fortæller tre generationers helbredshistorie til en kliniker og testes for infektioner på hvert trin. Hver donor testes for en række recessive gener; donorens side viser hvilke.\n\n## Hvad der ikke kan loves\n\nIngen er fri for bærerfund, og ingen test finder alt. Vi fortæller dig restrisikoen som et tal, du kan forestille dig: én ud af så mange. Et barns helbred kan aldrig garanteres.\n\n## Når der kommer nyt\n\nEn familie fortæller os om en sygdom. En genetiker læser det. Er der grund til forsigtighed, standser én handling donoren overalt: i søgningen, i kurve, i ordrer, der ikke er sendt. Hver familie og klinik, det angår, får besked, og vi gemmer beviset for det.',
        ),
        facts('Sporbarhed', 'Fra hvert strå til donor, batch, ordre, levering og udfald, og tilbage.', [
          ['30', 'år', 'gemmes oplysningerne, også når en konto slettes. De bærer da intet navn.'],
          ['1', 'opslag', 'finder hver familie, der har haft strå fra en donor.'],
          ['180', 'dage', 'holdes sæden tilbage, til donoren er testet igen (amerikanske standarder).'],
        ]),
        questions('Det spørger mange om', [
          [
            'Hvad er et bærerfund?',
            'Den ene af to kopier af et gen er ændret. Donoren er rask; et barn er kun i risiko, når både æg og sæd bærer en ændring i samme gen. Du skriver under på, at du har læst om det, før vi sender.',
          ],
          [
            'Må jeg se donorens genetiske data?',
            'Du ser, hvilke gener der er testet, og om der er et fund, aldrig de rå data.',
          ],
        ]),
      ],
    },
    'de-DE': {
      title: 'Qualität und Sicherheit',
      slug: 'qualitaet-und-sicherheit',
      intro:
        'Was getestet wird, was niemand versprechen kann, und was geschieht, wenn es Neues über einen Spender gibt.',
      blocks: [
        text(
          '## Was getestet wird\n\nJeder Spender gibt die Gesundheit von drei Generationen zu Protokoll und wird auf jeder Stufe auf Infektionen getestet. Jeder Spender wird auf eine Reihe rezessiver Gene getestet; die Spenderseite nennt sie.\n\n## Was niemand versprechen kann\n\nNiemand ist frei von Trägerbefunden, und kein Test findet alles. Wir nennen das Restrisiko als Zahl zum Vorstellen: eins zu so vielen. Die Gesundheit eines Kindes lässt sich nie garantieren.\n\n## Wenn es Neues gibt\n\nEine Familie berichtet von einer Krankheit. Die Humangenetik liest es. Gibt es Grund zur Vorsicht, sperrt ein Handgriff den Spender überall: in der Suche, in Körben, in Bestellungen, die noch nicht abgegangen sind. Jede betroffene Familie und Klinik erhält Nachricht, und der Nachweis bleibt bei uns.',
        ),
        facts(
          'Rückverfolgung',
          'Von jedem Halm zu Spender, Charge, Bestellung, Lieferung und Ausgang, und zurück.',
          [
            [
              '30',
              'Jahre',
              'werden die Angaben aufbewahrt, auch wenn ein Konto gelöscht wird. Sie tragen dann keinen Namen.',
            ],
            ['1', 'Abfrage', 'findet jede Familie, die Halme eines Spenders hatte.'],
            [
              '180',
              'Tage',
              'wird Samen zurückgehalten, bis der Spender erneut getestet ist (Standard der USA).',
            ],
          ],
        ),
        questions('Oft gefragt', [
          [
            'Was ist ein Trägerbefund?',
            'Eine von zwei Kopien eines Gens ist verändert. Der Spender ist gesund; ein Risiko besteht nur, wenn Eizelle und Samen im selben Gen verändert sind. Sie bestätigen vor dem Versand, dass Sie davon gelesen haben.',
          ],
          [
            'Darf ich die genetischen Daten sehen?',
            'Sie sehen, welche Gene getestet sind und ob es einen Befund gibt, nie die Rohdaten.',
          ],
        ]),
      ],
    },
  },
}
