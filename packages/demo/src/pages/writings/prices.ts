import { type PageWriting, questions, prices as table, text } from '../page-writing.ts'

export const prices: PageWriting = {
  name: 'prices',
  epiId: 73,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Prices',
      slug: 'prices',
      intro: 'Everything we ask for, in one place. What you see here is what the basket asks.',
      description: 'Prices of straws, eggs, storage, reservation and delivery, straight from the price list.',
      blocks: [
        text(
          'A straw’s price follows from four things: the MOT class (how many millions of moving cells are in a millilitre), the release type, the profile and the volume. A 0.4 ml straw costs 20 % less than a 0.5 ml one. Where your country limits families, you also need a [family place](page:quotas), once per donor.',
        ),
        table('Straws', 'Per straw of 0.5 ml.', 'sperm'),
        table('Eggs and embryos', 'Eggs per lot of six; embryos one by one.', 'eggs'),
        table(
          'Reservation, storage and more',
          'A reservation is paid once per deposit and period, not per straw.',
          'services',
        ),
        table(
          'Delivery',
          'The tank must come back in time; see delivery for the days and the fee.',
          'shipping',
        ),
        questions('Asked often', [
          [
            'What does a family place cost?',
            '€200 for a donor with non-ID release and €350 for one with ID release, without VAT, or the same in the currency of your shop. You pay it once per donor and country.',
          ],
          [
            'Do I get money back?',
            'Three quarters of the price of a straw that you reserved and do not want any more. For a family place, all of it when there was no pregnancy and nothing of that donor is left with us.',
          ],
        ]),
      ],
    },
    'da-DK': {
      title: 'Priser',
      slug: 'priser',
      intro: 'Alt, hvad vi tager betaling for, samlet ét sted. Det, du ser her, er det, kurven beder om.',
      description: 'Priser på strå, æg, opbevaring, reservation og levering, direkte fra prislisten.',
      blocks: [
        text(
          'Prisen på et strå følger af fire ting: MOT-klassen (hvor mange millioner bevægelige celler der er i en milliliter), frigivelsestypen, profilen og volumen. Et strå på 0,4 ml koster 20 % mindre end et på 0,5 ml. Hvor dit land begrænser antallet af familier, skal du også have en [familieplads](page:quotas), én gang pr. donor.',
        ),
        table('Strå', 'Pr. strå på 0,5 ml.', 'sperm'),
        table('Æg og embryoner', 'Æg pr. portion på seks; embryoner enkeltvis.', 'eggs'),
        table(
          'Reservation, opbevaring og mere',
          'En reservation betales én gang pr. depot og periode, ikke pr. strå.',
          'services',
        ),
        table('Levering', 'Tanken skal tilbage til tiden; se levering for dage og gebyr.', 'shipping'),
        questions('Det spørger mange om', [
          [
            'Hvad koster en familieplads?',
            '200 € for en donor uden ID-frigivelse og 350 € for en med, uden moms, eller det samme i din butiks valuta. Du betaler én gang pr. donor og land.',
          ],
          [
            'Får jeg penge tilbage?',
            'Tre fjerdedele af prisen på et strå, du har reserveret og ikke længere ønsker. For en familieplads hele beløbet, når der ikke var en graviditet, og der ikke ligger mere fra den donor hos os.',
          ],
        ]),
      ],
    },
    'de-DE': {
      title: 'Preise',
      slug: 'preise',
      intro: 'Alles, was wir berechnen, an einem Ort. Was hier steht, steht auch im Korb.',
      description:
        'Preise für Halme, Eizellen, Lagerung, Reservierung und Lieferung, direkt aus der Preisliste.',
      blocks: [
        text(
          'Der Preis eines Halms folgt aus vier Dingen: der MOT-Klasse (wie viele Millionen bewegliche Zellen ein Milliliter hat), der Freigabe, dem Profil und dem Volumen. Ein Halm mit 0,4 ml kostet 20 % weniger als einer mit 0,5 ml. Wo Ihr Land die Zahl der Familien begrenzt, brauchen Sie auch einen [Familienplatz](page:quotas), einmal je Spender.',
        ),
        table('Halme', 'Je Halm mit 0,5 ml.', 'sperm'),
        table('Eizellen und Embryonen', 'Eizellen je Einheit von sechs; Embryonen einzeln.', 'eggs'),
        table(
          'Reservierung, Lagerung und mehr',
          'Eine Reservierung wird einmal je Depot und Zeitraum bezahlt, nicht je Halm.',
          'services',
        ),
        table(
          'Lieferung',
          'Der Tank muss rechtzeitig zurück; Tage und Gebühr stehen bei der Lieferung.',
          'shipping',
        ),
        questions('Oft gefragt', [
          [
            'Was kostet ein Familienplatz?',
            '200 € bei einem Spender ohne ID-Freigabe und 350 € mit ID-Freigabe, ohne Umsatzsteuer, oder dasselbe in der Währung Ihres Shops. Sie zahlen einmal je Spender und Land.',
          ],
          [
            'Bekomme ich Geld zurück?',
            'Drei Viertel des Preises eines reservierten Halms, den Sie nicht mehr möchten. Beim Familienplatz alles, wenn es keine Schwangerschaft gab und nichts von diesem Spender mehr bei uns liegt.',
          ],
        ]),
      ],
    },
  },
}
