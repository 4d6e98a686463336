import { banner, type PageWriting, text, to } from '../page-writing.ts'

export const about: PageWriting = {
  name: 'about',
  epiId: 80,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'About us',
      slug: 'about-us',
      intro:
        'Kindred is an invented bank. It shows how one could work that tells you the answer before the pitch.',
      blocks: [
        text(
          '## What we believe\n\nChoosing a donor is a calm decision when nothing is hidden. So the law, the price, the stock, the risk and the number of families so far stand on the page, with source and date. When something is not possible we say why, and what is.\n\n## For whom\n\nFor single women, for women couples, for straight couples and for the clinics that treat them. No shape of family is the usual one here.\n\n## What we do not do\n\nNo countdowns, no rankings of people, no statistics about you before you have agreed. Nothing about your health leaves this house.',
        ),
        banner(
          'Questions?',
          'Ring or write to us; the address of your shop is at the foot of every page.',
          to('how-to-order', 'Read how to order'),
        ),
      ],
    },
    'da-DK': {
      title: 'Om os',
      slug: 'om-os',
      intro:
        'Kindred er en opdigtet bank. Den viser, hvordan en kunne arbejde, der giver dig svaret før salgstalen.',
      blocks: [
        text(
          '## Hvad vi tror på\n\nAt vælge en donor er en rolig beslutning, når intet er skjult. Derfor står loven, prisen, lageret, risikoen og antallet af familier indtil nu på siden, med kilde og dato. Når noget ikke kan lade sig gøre, siger vi hvorfor, og hvad der kan.\n\n## For hvem\n\nFor enlige kvinder, for kvindepar, for par af mand og kvinde og for de klinikker, der behandler dem. Ingen familieform er den normale her.\n\n## Hvad vi ikke gør\n\nIngen nedtælling, ingen rangliste over mennesker, ingen statistik om dig, før du har sagt ja. Intet om dit helbred forlader dette hus.',
        ),
        banner(
          'Spørgsmål?',
          'Ring eller skriv; din butiks adresse står nederst på hver side.',
          to('how-to-order', 'Læs, hvordan du bestiller'),
        ),
      ],
    },
    'de-DE': {
      title: 'Über uns',
      slug: 'ueber-uns',
      intro:
        'Kindred ist eine erfundene Bank. Sie zeigt, wie eine arbeiten könnte, die erst antwortet und dann anbietet.',
      blocks: [
        text(
          '## Was wir glauben\n\nDie Wahl eines Spenders ist eine ruhige Entscheidung, wenn nichts verborgen ist. Darum stehen Recht, Preis, Bestand, Risiko und die Zahl der Familien auf der Seite, mit Quelle und Datum. Wenn etwas nicht geht, sagen wir, warum, und was geht.\n\n## Für wen\n\nFür alleinstehende Frauen, für Frauenpaare, für Paare aus Frau und Mann und für die Kliniken, die sie behandeln. Keine Form von Familie ist hier die übliche.\n\n## Was wir nicht tun\n\nKein Herunterzählen, keine Ranglisten von Menschen, keine Statistik über Sie, bevor Sie zugestimmt haben. Nichts über Ihre Gesundheit verlässt dieses Haus.',
        ),
        banner(
          'Fragen?',
          'Rufen Sie an oder schreiben Sie; die Anschrift Ihres Shops steht unten auf jeder Seite.',
          to('how-to-order', 'Lesen, wie man bestellt'),
        ),
      ],
    },
  },
}
