import { columns, type PageWriting, prices, questions } from '../page-writing.ts'

export const storage: PageWriting = {
  name: 'storage',
  epiId: 78,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Storage and reservation',
      slug: 'storage-and-reservation',
      intro: 'Keep straws of a donor for later: for the next attempt, or for a brother or sister.',
      blocks: [
        columns(
          '## Storage\n\nYou have bought the straws; they wait in your deposit with us. The first 30 days are free, then a storage period begins. A renewal adds a period to it.',
          '## Reservation\n\nYou keep straws for a period and decide later. The fee is per deposit and period, not per straw. If you do not want some of them any more, three quarters of their price come back.',
        ),
        prices('What it costs', 'Per deposit and period.', 'services'),
        questions('Asked often', [
          ['Will you remind me?', 'Yes, by e-mail before a period ends, in good time to decide.'],
          [
            'Is a reservation the same as a family place?',
            'No. A reservation keeps straws; a [family place](page:quotas) keeps your place under the law. Most families want both.',
          ],
          [
            'Can I have stored straws sent?',
            'At any time, to your clinic. Delivery is paid when it is sent.',
          ],
        ]),
      ],
    },
    'da-DK': {
      title: 'Opbevaring og reservation',
      slug: 'opbevaring-og-reservation',
      intro: 'Gem strå fra en donor til senere: til næste forsøg eller til en bror eller søster.',
      blocks: [
        columns(
          '## Opbevaring\n\nDu har købt stråene; de venter i dit depot hos os. De første 30 dage er gratis, derefter begynder en opbevaringsperiode. En fornyelse lægger en periode til.',
          '## Reservation\n\nDu holder strå i en periode og beslutter dig senere. Gebyret er pr. depot og periode, ikke pr. strå. Vil du ikke have nogle af dem længere, får du tre fjerdedele af deres pris igen.',
        ),
        prices('Hvad det koster', 'Pr. depot og periode.', 'services'),
        questions('Det spørger mange om', [
          ['Minder I mig om det?', 'Ja, pr. e-mail før en periode udløber, i god tid til at beslutte dig.'],
          [
            'Er en reservation det samme som en familieplads?',
            'Nej. En reservation holder strå; en [familieplads](page:quotas) holder din plads efter loven. De fleste familier vil have begge dele.',
          ],
          [
            'Kan jeg få opbevarede strå sendt?',
            'Når som helst, til din klinik. Leveringen betales, når den sendes.',
          ],
        ]),
      ],
    },
    'de-DE': {
      title: 'Lagerung und Reservierung',
      slug: 'lagerung-und-reservierung',
      intro: 'Halme eines Spenders für später behalten: für den nächsten Versuch, oder für ein Geschwister.',
      blocks: [
        columns(
          '## Lagerung\n\nSie haben die Halme gekauft; sie warten in Ihrem Depot bei uns. Die ersten 30 Tage sind frei, dann beginnt ein Lagerzeitraum. Eine Verlängerung fügt einen Zeitraum hinzu.',
          '## Reservierung\n\nSie halten Halme für einen Zeitraum und entscheiden später. Die Gebühr gilt je Depot und Zeitraum, nicht je Halm. Möchten Sie einige nicht mehr, kommen drei Viertel ihres Preises zurück.',
        ),
        prices('Was es kostet', 'Je Depot und Zeitraum.', 'services'),
        questions('Oft gefragt', [
          ['Erinnern Sie mich?', 'Ja, per E-Mail, bevor ein Zeitraum endet, rechtzeitig zum Entscheiden.'],
          [
            'Ist eine Reservierung dasselbe wie ein Familienplatz?',
            'Nein. Eine Reservierung hält Halme; ein [Familienplatz](page:quotas) hält Ihren Platz nach dem Recht. Die meisten Familien möchten beides.',
          ],
          [
            'Kann ich gelagerte Halme senden lassen?',
            'Jederzeit, an Ihre Klinik. Die Lieferung zahlen Sie, wenn sie abgeht.',
          ],
        ]),
      ],
    },
  },
}
