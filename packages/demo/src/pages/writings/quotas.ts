import { banner, type PageWriting, questions, text, to } from '../page-writing.ts'

export const quotas: PageWriting = {
  name: 'quotas',
  epiId: 75,
  kind: 'StandardPage',
  texts: {
    'en-GB': {
      title: 'Family places explained',
      slug: 'family-places-explained',
      intro:
        'Most countries limit how many families one donor may help. A family place is your place under that limit.',
      blocks: [
        text(
          '## Why there are limits\n\nChildren of one donor are half-siblings. A limit keeps their number small enough to be known, and it differs from country to country: some count families, some women, some children or births. The [law by country](page:law) lists each with its source.\n\n## How a place works\n\n- It is **held** for 60 minutes while the straws are in your basket.\n- It is **sold** when you pay, and it is yours for further children by the same donor.\n- It becomes **permanent** when a pregnancy is reported.\n- It can be **given back** when there was no pregnancy and nothing of that donor is stored or reserved for you. You then get the full price back.\n\nIn Norway each pregnancy needs a place of its own.\n\n## What it is not\n\nA place does not hold straws. If you want both, [reserve](page:storage) straws as well.',
        ),
        questions('Asked often', [
          [
            'Who reports a pregnancy?',
            'Whoever ordered: the clinic for its orders, you for your own. We remind you 3, 6 and 12 months after delivery.',
          ],
          [
            'Do I pay again for a sibling?',
            'No. While you hold a place with a donor you are never asked to pay for it again, except where the law asks for one place per pregnancy.',
          ],
          [
            'Can a place be sold twice?',
            'No. The count is kept by the database that sells, and it refuses the sale that would cross the limit.',
          ],
        ]),
        banner(
          'How many families so far?',
          'Each donor’s page shows it, for your country and worldwide.',
          to('find-sperm-donor', 'Find a sperm donor'),
        ),
      ],
      faq: [
        {
          title: 'What is a family place?',
          text: 'Your place under the limit of families that one donor may help in your country. You pay it once per donor.',
        },
        {
          title: 'Who reports a pregnancy?',
          text: 'Whoever ordered: the clinic for its orders, the private customer for their own.',
        },
      ],
    },
    'da-DK': {
      title: 'Familiepladser forklaret',
      slug: 'familiepladser-forklaret',
      intro:
        'De fleste lande begrænser, hvor mange familier én donor må hjælpe. En familieplads er din plads under den grænse.',
      blocks: [
        text(
          '## Hvorfor der er grænser\n\nBørn af samme donor er halvsøskende. En grænse holder deres antal så lavt, at det kan kendes, og den er forskellig fra land til land: nogle tæller familier, nogle kvinder, nogle børn eller fødsler. [Loven land for land](page:law) viser hver med sin kilde.\n\n## Sådan virker en plads\n\n- Den **holdes** i 60 minutter, mens stråene ligger i din kurv.\n- Den er **solgt**, når du betaler, og den er din til flere børn med samme donor.\n- Den bliver **varig**, når en graviditet er indberettet.\n- Den kan **gives tilbage**, når der ikke var en graviditet, og der ikke ligger mere fra den donor til dig. Så får du hele prisen igen.\n\nI Norge kræver hver graviditet sin egen plads.\n\n## Hvad den ikke er\n\nEn plads holder ikke på strå. Vil du have begge dele, så [reservér](page:storage) også strå.',
        ),
        questions('Det spørger mange om', [
          [
            'Hvem indberetter en graviditet?',
            'Den, der bestilte: klinikken for sine ordrer, du for dine egne. Vi minder dig om det 3, 6 og 12 måneder efter leveringen.',
          ],
          [
            'Betaler jeg igen for en søskende?',
            'Nej. Så længe du har en plads hos en donor, skal du ikke betale for den igen, undtagen hvor loven kræver én plads pr. graviditet.',
          ],
          [
            'Kan en plads sælges to gange?',
            'Nej. Tallet holdes af den database, der sælger, og den afviser det salg, der ville overskride grænsen.',
          ],
        ]),
        banner(
          'Hvor mange familier indtil nu?',
          'Det står på hver donors side, for dit land og for verden.',
          to('find-sperm-donor', 'Find en sæddonor'),
        ),
      ],
    },
    'de-DE': {
      title: 'Familienplätze erklärt',
      slug: 'familienplaetze-erklaert',
      intro:
        'Die meisten Länder begrenzen, wie vielen Familien ein Spender helfen darf. Ein Familienplatz ist Ihr Platz unter dieser Grenze.',
      blocks: [
        text(
          '## Warum es Grenzen gibt\n\nKinder eines Spenders sind Halbgeschwister. Eine Grenze hält ihre Zahl so klein, dass man sie kennen kann, und sie ist von Land zu Land verschieden: Manche zählen Familien, manche Frauen, manche Kinder oder Geburten. Das [Recht nach Ländern](page:law) nennt jede mit ihrer Quelle.\n\n## So wirkt ein Platz\n\n- Er ist 60 Minuten **gehalten**, solange die Halme im Korb liegen.\n- Er ist **verkauft**, wenn Sie zahlen, und gilt für weitere Kinder desselben Spenders.\n- Er wird **dauerhaft**, wenn eine Schwangerschaft gemeldet ist.\n- Er kann **zurückgegeben** werden, wenn es keine Schwangerschaft gab und nichts von diesem Spender für Sie lagert oder reserviert ist. Dann bekommen Sie den vollen Preis zurück.\n\nIn Norwegen braucht jede Schwangerschaft einen eigenen Platz.\n\n## Was er nicht ist\n\nEin Platz hält keine Halme frei. Wenn Sie beides möchten, [reservieren](page:storage) Sie auch Halme.',
        ),
        questions('Oft gefragt', [
          [
            'Wer meldet eine Schwangerschaft?',
            'Wer bestellt hat: die Klinik ihre Bestellungen, Sie Ihre eigenen. Wir erinnern 3, 6 und 12 Monate nach der Lieferung.',
          ],
          [
            'Zahle ich für ein Geschwister noch einmal?',
            'Nein. Solange Sie einen Platz bei einem Spender haben, zahlen Sie ihn nie wieder, außer wo das Recht je Schwangerschaft einen Platz verlangt.',
          ],
          [
            'Kann ein Platz zweimal verkauft werden?',
            'Nein. Gezählt wird in der Datenbank, die verkauft, und sie lehnt den Verkauf ab, der die Grenze überschritte.',
          ],
        ]),
        banner(
          'Wie viele Familien bisher?',
          'Jede Spenderseite zeigt es, für Ihr Land und weltweit.',
          to('find-sperm-donor', 'Samenspender finden'),
        ),
      ],
    },
  },
}
