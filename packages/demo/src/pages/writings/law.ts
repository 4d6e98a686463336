import { type PageWriting, law as table, text } from '../page-writing.ts'

export const law: PageWriting = {
  name: 'law',
  epiId: 76,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Law by country',
      slug: 'law-by-country',
      intro: 'The rules our shop sells by, with the place each was read and the day it was looked at.',
      blocks: [
        text(
          'This table is made from the same data that decides in the basket. **It is no legal advice.** A rule marked as not verified has no source we could find; ask your clinic before you rely on it. In this demonstration the sources are real pages, but nobody has checked them for you.',
        ),
        table('Rules by country', 'ID release means that the child may learn the donor’s identity.'),
      ],
    },
    'da-DK': {
      title: 'Loven land for land',
      slug: 'loven-land-for-land',
      intro:
        'De regler, vores butik sælger efter, med stedet, hvor hver blev læst, og dagen, den blev set på.',
      blocks: [
        text(
          'Tabellen er lavet af de samme data, som afgør det i kurven. **Den er ikke juridisk rådgivning.** En regel, der er mærket som ikke bekræftet, har ingen kilde, vi kunne finde; spørg din klinik, før du stoler på den. I denne demonstration er kilderne rigtige sider, men ingen har kontrolleret dem for dig.',
        ),
        table('Regler efter land', 'ID-frigivelse betyder, at barnet kan få donorens identitet at vide.'),
      ],
    },
    'de-DE': {
      title: 'Recht nach Ländern',
      slug: 'recht-nach-laendern',
      intro:
        'Die Regeln, nach denen unser Shop verkauft, mit der Stelle, an der jede gelesen wurde, und dem Tag.',
      blocks: [
        text(
          'Diese Tabelle entsteht aus denselben Daten, die im Korb entscheiden. **Sie ist keine Rechtsberatung.** Eine als nicht bestätigt bezeichnete Regel hat keine Quelle, die wir finden konnten; fragen Sie Ihre Klinik, bevor Sie sich darauf verlassen. In dieser Vorführung sind die Quellen echte Seiten, aber niemand hat sie für Sie geprüft.',
        ),
        table(
          'Regeln nach Ländern',
          'ID-Freigabe heißt, dass das Kind die Identität des Spenders erfahren kann.',
        ),
      ],
    },
  },
}
