import { donors, facts, hero, type PageWriting, quote, steps, to } from '../page-writing.ts'

export const homePrivate: PageWriting = {
  name: 'home-private',
  epiId: 68,
  kind: 'VisitorHomePage',
  visitorTypes: ['private'],
  texts: {
    'en-GB': {
      title: 'Private',
      slug: '',
      metaTitle: 'Kindred · Donor sperm, eggs and embryos',
      description:
        'Donor sperm, eggs and embryos for single women, couples and clinics. The law where you live, every test and the full price are in plain sight before you decide.',
      blocks: [
        hero({
          headline: 'Your family starts with knowing.',
          lead: 'Donor sperm, eggs and embryos for single women, couples and clinics. The law where you live, every test we ran and the full price are in plain sight before you decide.',
          showSearchStarter: true,
        }),
        steps(
          'How it works',
          'Four steps. You can stop after any of them and come back; nothing is lost and nothing is charged until you pay.',
          [
            [
              'Choose where',
              'Pick the country of treatment. It decides which donors, straws and documents are possible. You can also choose it later.',
            ],
            [
              'Find your donor',
              'Filter, listen, read three generations of health history, compare. Save the ones you keep coming back to.',
            ],
            [
              'Reserve or order',
              'Hold straws and a family place while you decide, store them with us, or send them to your clinic.',
            ],
            [
              'We deliver, and stay',
              'Dry ice or nitrogen tank, on the day your clinic wants it. Health news about your donor reaches you for good.',
            ],
          ],
          to('how-to-order', 'Read the whole guide'),
        ),
        facts(
          'What we promise, in numbers you can check',
          'A limit only protects families if it cannot be crossed. Ours is enforced by the system that sells, not by a spreadsheet.',
          [
            [
              '12',
              'families',
              'the most that one donor may help in Denmark. Each donor’s page shows how many so far, here and worldwide.',
            ],
            ['3', 'generations', 'of health history, taken by a clinician and read again when news arrives.'],
            ['30', 'years', 'every straw can be traced from donor to delivery, and back.'],
            ['1', 'action', 'is all it takes to stop a donor everywhere and write to each family concerned.'],
          ],
          to('safety', 'Read how we keep you safe'),
        ),
        donors(
          'New donors',
          'Donors you can be treated with where you are. Drawings stand in for photos until you sign in.',
          'Prices are per straw, without the family place where a country requires one.',
          to('find-sperm-donor', 'See all donors'),
        ),
        quote(
          'We listened to his voice on a Sunday morning and both went quiet. Then we read his grandmother’s medical history, and the law, and the price. In that order. We never had to ring anyone.',
          'Marie and Lotte, parents of Vera (invented)',
          'Denmark',
        ),
      ],
    },
    'da-DK': {
      title: 'Privat',
      slug: '',
      metaTitle: 'Kindred · Donorsæd, æg og embryoner',
      description:
        'Donorsæd, æg og embryoner til enlige kvinder, par og klinikker. Loven, hvor du bor, alle test og hele prisen kan du se, før du beslutter dig.',
      blocks: [
        hero({
          headline: 'Din familie begynder med at vide.',
          lead: 'Donorsæd, æg og embryoner til enlige kvinder, par og klinikker. Loven, hvor du bor, alle test og hele prisen kan du se, før du beslutter dig.',
          showSearchStarter: true,
        }),
        steps(
          'Sådan foregår det',
          'Fire trin. Du kan stoppe efter hvert af dem og vende tilbage; intet går tabt, og intet trækkes, før du betaler.',
          [
            [
              'Vælg hvor',
              'Vælg det land, hvor du behandles. Det afgør, hvilke donorer, strå og papirer der er mulige. Du kan også vælge det senere.',
            ],
            [
              'Find din donor',
              'Filtrér, lyt, læs tre generationers helbredshistorie, sammenlign. Gem dem, du bliver ved med at vende tilbage til.',
            ],
            [
              'Reservér eller bestil',
              'Hold på strå og en familieplads, mens du tænker, opbevar dem hos os, eller få dem sendt til din klinik.',
            ],
            [
              'Vi leverer, og vi bliver',
              'Tøris eller kvælstoftank, på den dag din klinik ønsker. Nyt om donorens helbred når dig også om mange år.',
            ],
          ],
          to('how-to-order', 'Læs hele vejledningen'),
        ),
        facts(
          'Det lover vi, i tal du kan efterprøve',
          'En grænse beskytter kun familier, hvis den ikke kan overskrides. Vores holdes af det system, der sælger, ikke af et regneark.',
          [
            [
              '12',
              'familier',
              'er det højeste, én donor må hjælpe i Danmark. På hver donors side ser du, hvor mange det er indtil nu, her og i verden.',
            ],
            [
              '3',
              'generationer',
              'helbredshistorie, optaget af en kliniker og læst igen, når der kommer nyt.',
            ],
            ['30', 'år', 'kan hvert strå spores fra donor til levering og tilbage.'],
            [
              '1',
              'handling',
              'er nok til at standse en donor overalt og skrive til hver familie, det angår.',
            ],
          ],
          to('safety', 'Læs, hvordan vi passer på dig'),
        ),
        donors(
          'Nye donorer',
          'Donorer, du kan behandles med der, hvor du er. Tegninger står i stedet for fotos, til du logger ind.',
          'Priserne er pr. strå, uden den familieplads som nogle lande kræver.',
          to('find-sperm-donor', 'Se alle donorer'),
        ),
        quote(
          'Vi lyttede til hans stemme en søndag morgen og blev begge stille. Så læste vi hans mormors helbredshistorie, og loven, og prisen. I den rækkefølge. Vi behøvede aldrig at ringe til nogen.',
          'Marie og Lotte, forældre til Vera (opdigtet)',
          'Danmark',
        ),
      ],
    },
    'de-DE': {
      title: 'Privat',
      slug: '',
      metaTitle: 'Kindred · Spendersamen, Eizellen und Embryonen',
      description:
        'Spendersamen für alleinstehende Frauen, Paare und Kliniken. Das Recht an Ihrem Wohnort, alle Tests und der ganze Preis stehen offen da, bevor Sie sich entscheiden.',
      blocks: [
        hero({
          headline: 'Ihre Familie beginnt mit Wissen.',
          lead: 'Spendersamen, Eizellen und Embryonen für alleinstehende Frauen, Paare und Kliniken. Das Recht an Ihrem Wohnort, alle Tests und der ganze Preis stehen offen da, bevor Sie sich entscheiden.',
          showSearchStarter: true,
        }),
        steps(
          'So geht es',
          'Vier Schritte. Nach jedem können Sie aufhören und wiederkommen; nichts geht verloren, und nichts wird berechnet, bevor Sie bezahlen.',
          [
            [
              'Wählen, wo',
              'Wählen Sie das Land der Behandlung. Es entscheidet, welche Spender, Halme und Papiere möglich sind. Sie können es auch später wählen.',
            ],
            [
              'Spender finden',
              'Filtern, zuhören, die Gesundheit von drei Generationen lesen, vergleichen. Merken Sie sich die, zu denen Sie immer zurückkehren.',
            ],
            [
              'Reservieren oder bestellen',
              'Halten Sie Halme und einen Familienplatz frei, während Sie überlegen, lagern Sie bei uns, oder lassen Sie an Ihre Klinik senden.',
            ],
            [
              'Wir liefern, und bleiben',
              'Trockeneis oder Stickstofftank, an dem Tag, den Ihre Klinik wünscht. Neues zur Gesundheit des Spenders erreicht Sie auch in vielen Jahren.',
            ],
          ],
          to('how-to-order', 'Die ganze Anleitung lesen'),
        ),
        facts(
          'Was wir versprechen, in Zahlen zum Nachprüfen',
          'Eine Grenze schützt Familien nur, wenn sie nicht überschritten werden kann. Unsere hält das System ein, das verkauft, keine Tabelle.',
          [
            [
              '15',
              'Familien',
              'darf ein Spender in Deutschland höchstens helfen. Jede Spenderseite zeigt, wie viele es bisher sind, hier und weltweit.',
            ],
            [
              '3',
              'Generationen',
              'Gesundheitsgeschichte, von Fachleuten aufgenommen und neu gelesen, wenn es Neues gibt.',
            ],
            ['30', 'Jahre', 'lässt sich jeder Halm vom Spender bis zur Lieferung verfolgen, und zurück.'],
            [
              '1',
              'Handgriff',
              'genügt, um einen Spender überall zu sperren und jeder betroffenen Familie zu schreiben.',
            ],
          ],
          to('safety', 'Lesen, wie wir Sie schützen'),
        ),
        donors(
          'Neue Spender',
          'Spender, mit denen Sie dort behandelt werden können, wo Sie sind. Zeichnungen stehen für Fotos, bis Sie sich anmelden.',
          'Preise je Halm, ohne den Familienplatz, den manche Länder verlangen.',
          to('find-sperm-donor', 'Alle Spender ansehen'),
        ),
        quote(
          'Wir hörten an einem Sonntagmorgen seine Stimme und wurden beide still. Dann lasen wir die Krankengeschichte seiner Großmutter, das Gesetz und den Preis. In dieser Reihenfolge. Anrufen mussten wir nie.',
          'Marie und Lotte, Eltern von Vera (erfunden)',
          'Dänemark',
        ),
      ],
    },
  },
}
