import { columns, type PageWriting, prices, questions } from '../page-writing.ts'

export const delivery: PageWriting = {
  name: 'delivery',
  epiId: 77,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Delivery',
      slug: 'delivery',
      intro: 'On dry ice or in a nitrogen tank, to your clinic, on a day you choose.',
      blocks: [
        columns(
          '## Dry ice\n\nFor nearby clinics and short waits. It leaves from Monday to Wednesday, so that it never spends a weekend on the road, and stays cold for three days.',
          '## Nitrogen tank\n\nFor longer ways and for clinics that wish to keep the straws a few days. It stays cold for seven days. **The tank must come back:** within seven days after delivery; after that each day costs a fee, and a lost tank its price. You enter the tracking number on your order.',
        ),
        prices('What delivery costs', '', 'shipping'),
        questions('Asked often', [
          [
            'How soon can it leave?',
            'On the second working day after the order. Orders after 12:00 in the shop’s time count from the next working day.',
          ],
          [
            'Can I have it sent to my home?',
            'Only where a country’s law allows it and a source says so. At present we send to clinics only; in Denmark delivery to a home is banned.',
          ],
          [
            'What papers come with it?',
            'The batch paper of every straw, and what your country asks for at import. The order shows the list and what is still missing.',
          ],
        ]),
      ],
    },
    'da-DK': {
      title: 'Levering',
      slug: 'levering',
      intro: 'På tøris eller i en kvælstoftank, til din klinik, på en dag, du vælger.',
      blocks: [
        columns(
          '## Tøris\n\nTil klinikker i nærheden og korte ophold. Det sendes mandag til onsdag, så det aldrig er undervejs i en weekend, og holder kulden i tre dage.',
          '## Kvælstoftank\n\nTil længere veje og til klinikker, der vil gemme stråene nogle dage. Den holder kulden i syv dage. **Tanken skal tilbage:** inden syv dage efter leveringen; derefter koster hver dag et gebyr, og en mistet tank sin pris. Du skriver sporingsnummeret på din ordre.',
        ),
        prices('Hvad levering koster', '', 'shipping'),
        questions('Det spørger mange om', [
          [
            'Hvor hurtigt kan det sendes?',
            'Den anden hverdag efter ordren. Ordrer efter kl. 12 i butikkens tid tæller fra næste hverdag.',
          ],
          [
            'Kan jeg få det sendt hjem?',
            'Kun hvor et lands lov tillader det, og en kilde siger det. I øjeblikket sender vi kun til klinikker; i Danmark er levering til hjemmet forbudt.',
          ],
          [
            'Hvilke papirer følger med?',
            'Batchpapiret for hvert strå, og hvad dit land kræver ved import. Ordren viser listen, og hvad der mangler.',
          ],
        ]),
      ],
    },
    'de-DE': {
      title: 'Lieferung',
      slug: 'lieferung',
      intro: 'Auf Trockeneis oder im Stickstofftank, an Ihre Klinik, an einem Tag Ihrer Wahl.',
      blocks: [
        columns(
          '## Trockeneis\n\nFür nahe Kliniken und kurze Wege. Es geht von Montag bis Mittwoch ab, damit es nie ein Wochenende unterwegs ist, und bleibt drei Tage kalt.',
          '## Stickstofftank\n\nFür längere Wege und Kliniken, die die Halme einige Tage behalten. Er bleibt sieben Tage kalt. **Der Tank muss zurück:** innerhalb von sieben Tagen nach der Lieferung; danach kostet jeder Tag eine Gebühr, und ein verlorener Tank seinen Preis. Die Sendungsnummer tragen Sie bei Ihrer Bestellung ein.',
        ),
        prices('Was die Lieferung kostet', '', 'shipping'),
        questions('Oft gefragt', [
          [
            'Wie bald kann es abgehen?',
            'Am zweiten Werktag nach der Bestellung. Bestellungen nach 12 Uhr in der Zeit des Shops zählen ab dem nächsten Werktag.',
          ],
          [
            'Kann es zu mir nach Hause kommen?',
            'Nur wo das Recht eines Landes es erlaubt und eine Quelle das sagt. Zurzeit senden wir nur an Kliniken; in Deutschland nur an medizinische Einrichtungen.',
          ],
          [
            'Welche Papiere liegen bei?',
            'Das Chargenpapier jedes Halms, und was Ihr Land bei der Einfuhr verlangt. Die Bestellung zeigt die Liste und was noch fehlt.',
          ],
        ]),
      ],
    },
  },
}
