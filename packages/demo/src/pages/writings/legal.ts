import { type PageWriting, text } from '../page-writing.ts'

/** Pages with the words a customer agrees to. Invented, like everything here; a real bank's lawyers write their own. */
export const legal: PageWriting[] = [
  {
    name: 'terms',
    epiId: 85,
    kind: 'TermsPage',
    texts: {
      'en-GB': {
        title: 'Terms',
        slug: 'terms',
        intro: 'What you and we agree to when you order. Written for this demonstration.',
        blocks: [
          text(
            '## Who sells\n\nThe shop named at the foot of the page sells to you. Private customers buy for their own treatment; clinics buy for their patients.\n\n## When an order counts\n\nWhen the payment is confirmed, or the invoice accepted. Until then straws and places are only held.\n\n## Price and tax\n\nThe price list of the shop on the day of the order holds. Family places are quoted without VAT.\n\n## Withdrawal and refund\n\nStraws that have left us cannot come back, since their cold chain can no longer be known. For reserved straws you do not want, 75 % of the price is paid back. A family place is paid back in full when there was no pregnancy and nothing of the donor is stored or reserved.\n\n## What we owe you\n\nStraws of the class you ordered, with a tolerance of 20 % that the batch paper states, delivered on the day agreed. Not a pregnancy, and not a child without illness: nobody can.\n\n## What you owe us\n\nTo report a pregnancy, since the law counts it, and to send the tank back in time.',
          ),
        ],
      },
      'da-DK': {
        title: 'Betingelser',
        slug: 'betingelser',
        intro: 'Det, du og vi aftaler, når du bestiller. Skrevet til denne demonstration.',
        blocks: [
          text(
            '## Hvem sælger\n\nButikken, der er nævnt nederst på siden, sælger til dig. Private kunder køber til egen behandling; klinikker køber til deres patienter.\n\n## Hvornår en ordre gælder\n\nNår betalingen er bekræftet, eller fakturaen er accepteret. Indtil da er strå og pladser kun holdt.\n\n## Pris og moms\n\nButikkens prisliste på dagen for ordren gælder. Familiepladser er angivet uden moms.\n\n## Fortrydelse og tilbagebetaling\n\nStrå, der har forladt os, kan ikke komme tilbage, da deres kølekæde ikke længere kan kendes. For reserverede strå, du ikke vil have, betales 75 % af prisen tilbage. En familieplads betales helt tilbage, når der ikke var en graviditet, og der ikke er mere fra donoren opbevaret eller reserveret.\n\n## Hvad vi skylder dig\n\nStrå af den klasse, du bestilte, med en tolerance på 20 %, som batchpapiret angiver, leveret på den aftalte dag. Ikke en graviditet og ikke et barn uden sygdom: det kan ingen.\n\n## Hvad du skylder os\n\nAt indberette en graviditet, fordi loven tæller den, og at sende tanken tilbage til tiden.',
          ),
        ],
      },
      'de-DE': {
        title: 'Bedingungen',
        slug: 'bedingungen',
        intro: 'Was Sie und wir vereinbaren, wenn Sie bestellen. Für diese Vorführung geschrieben.',
        blocks: [
          text(
            '## Wer verkauft\n\nDer unten auf der Seite genannte Shop verkauft an Sie. Private kaufen für die eigene Behandlung, Kliniken für ihre Patientinnen.\n\n## Wann eine Bestellung gilt\n\nWenn die Zahlung bestätigt oder die Rechnung angenommen ist. Bis dahin sind Halme und Plätze nur gehalten.\n\n## Preis und Steuer\n\nEs gilt die Preisliste des Shops am Tag der Bestellung. Familienplätze sind ohne Umsatzsteuer angegeben.\n\n## Widerruf und Erstattung\n\nHalme, die unser Haus verlassen haben, können nicht zurück, da ihre Kühlkette nicht mehr bekannt ist. Für reservierte Halme, die Sie nicht möchten, werden 75 % des Preises erstattet. Ein Familienplatz wird ganz erstattet, wenn es keine Schwangerschaft gab und nichts des Spenders lagert oder reserviert ist.\n\n## Was wir schulden\n\nHalme der bestellten Klasse, mit einer Toleranz von 20 %, die das Chargenpapier nennt, am vereinbarten Tag. Keine Schwangerschaft und kein Kind ohne Krankheit: Das kann niemand.\n\n## Was Sie schulden\n\nEine Schwangerschaft zu melden, weil das Recht sie zählt, und den Tank rechtzeitig zurückzusenden.',
          ),
        ],
      },
    },
  },
  {
    name: 'privacy',
    epiId: 86,
    kind: 'PrivacyPage',
    texts: {
      'en-GB': {
        title: 'Privacy',
        slug: 'privacy',
        intro: 'What we keep about you, why, for how long, and how you get it or have it erased.',
        blocks: [
          text(
            '## What we keep\n\n- Your name, address and e-mail, to deliver and to reach you.\n- Your orders, deposits and family places, since the law asks for traceability.\n- Reported pregnancies and what you tell us about health, only with your consent.\n\n## What nobody gets\n\nNothing about your health, your favourites or your searches goes to statistics or marketing. Before you agree, no such script is loaded; refusing is as easy as accepting.\n\n## How long\n\nTraceability records for 30 years. When you erase your account they stay without your name. All else goes.\n\n## Your rights\n\nYou can see, correct, take with you and erase your data, and withdraw each consent by itself.\n\n## Donors\n\nWe never show a donor’s legal name, date of birth or address. Home DNA tests mean that nobody can promise anonymity for ever.',
          ),
        ],
      },
      'da-DK': {
        title: 'Privatliv',
        slug: 'privatliv',
        intro: 'Hvad vi gemmer om dig, hvorfor, hvor længe, og hvordan du får det eller får det slettet.',
        blocks: [
          text(
            '## Hvad vi gemmer\n\n- Dit navn, din adresse og din e-mail, for at levere og for at nå dig.\n- Dine ordrer, depoter og familiepladser, fordi loven kræver sporbarhed.\n- Indberettede graviditeter og hvad du fortæller om helbred, kun med dit samtykke.\n\n## Hvad ingen får\n\nIntet om dit helbred, dine favoritter eller dine søgninger går til statistik eller markedsføring. Før du siger ja, hentes intet af den slags; at sige nej er lige så let.\n\n## Hvor længe\n\nOplysninger om sporbarhed i 30 år. Sletter du din konto, bliver de uden dit navn. Alt andet forsvinder.\n\n## Dine rettigheder\n\nDu kan se, rette, tage med dig og slette dine data, og trække hvert samtykke tilbage for sig.\n\n## Donorer\n\nVi viser aldrig en donors navn, fødselsdato eller adresse. Dna-test hjemmefra betyder, at ingen kan love anonymitet for altid.',
          ),
        ],
      },
      'de-DE': {
        title: 'Datenschutz',
        slug: 'datenschutz',
        intro: 'Was wir über Sie aufbewahren, warum, wie lange, und wie Sie es bekommen oder löschen lassen.',
        blocks: [
          text(
            '## Was wir aufbewahren\n\n- Name, Anschrift und E-Mail, um zu liefern und Sie zu erreichen.\n- Bestellungen, Depots und Familienplätze, weil das Recht Rückverfolgung verlangt.\n- Gemeldete Schwangerschaften und was Sie zur Gesundheit sagen, nur mit Ihrer Einwilligung.\n\n## Was niemand bekommt\n\nNichts über Ihre Gesundheit, Favoriten oder Suchen geht in Statistik oder Werbung. Bevor Sie zustimmen, wird nichts dergleichen geladen; ablehnen ist so leicht wie annehmen.\n\n## Wie lange\n\nAngaben zur Rückverfolgung 30 Jahre. Löschen Sie Ihr Konto, bleiben sie ohne Ihren Namen. Alles andere geht.\n\n## Ihre Rechte\n\nSie können Ihre Daten sehen, berichtigen, mitnehmen und löschen, und jede Einwilligung einzeln zurücknehmen.\n\n## Spender\n\nWir zeigen nie den bürgerlichen Namen, das Geburtsdatum oder die Anschrift eines Spenders. DNA-Tests für zu Hause bedeuten, dass niemand Anonymität für immer versprechen kann.',
          ),
        ],
      },
    },
  },
  {
    name: 'known-positive-carrier',
    epiId: 87,
    kind: 'KnownPositiveCarrierPage',
    texts: {
      'en-GB': {
        title: 'Donors with a carrier finding',
        slug: 'donors-with-a-carrier-finding',
        intro: 'What you confirm before straws of such a donor are sent.',
        blocks: [
          text(
            'A carrier has one changed copy of a gene and is usually well. For a recessive condition a child can be affected only when both the egg and the sperm carry a change in the same gene: then one in four children is affected, two are carriers, one is neither.\n\n## Before we ship\n\nYou sign that you know of the finding and have had the chance to be tested and advised. Your clinic gets a copy. You can buy and reserve before you sign.\n\n## If your own test finds the same gene\n\nTell us before the straws leave: you get the full price back, or another donor.',
          ),
        ],
      },
      'da-DK': {
        title: 'Donorer med et bærerfund',
        slug: 'donorer-med-et-baererfund',
        intro: 'Hvad du bekræfter, før strå fra en sådan donor sendes.',
        blocks: [
          text(
            'En bærer har én ændret kopi af et gen og er som regel rask. Ved en recessiv sygdom kan et barn kun rammes, når både æg og sæd bærer en ændring i samme gen: så rammes ét ud af fire børn, to er bærere, ét ingen af delene.\n\n## Før vi sender\n\nDu skriver under på, at du kender fundet og har haft mulighed for test og rådgivning. Din klinik får en kopi. Du kan købe og reservere, før du skriver under.\n\n## Hvis din egen test finder samme gen\n\nSig det, før stråene sendes: du får hele prisen igen eller en anden donor.',
          ),
        ],
      },
      'de-DE': {
        title: 'Spender mit Trägerbefund',
        slug: 'spender-mit-traegerbefund',
        intro: 'Was Sie bestätigen, bevor Halme eines solchen Spenders versandt werden.',
        blocks: [
          text(
            'Wer Träger ist, hat eine veränderte Kopie eines Gens und ist meist gesund. Bei einer rezessiven Krankheit kann ein Kind nur betroffen sein, wenn Eizelle und Samen im selben Gen verändert sind: Dann ist eins von vier Kindern betroffen, zwei sind Träger, eins keins von beidem.\n\n## Vor dem Versand\n\nSie unterschreiben, dass Sie den Befund kennen und Gelegenheit zu Test und Beratung hatten. Ihre Klinik erhält eine Kopie. Kaufen und reservieren können Sie vorher.\n\n## Wenn Ihr Test dasselbe Gen findet\n\nSagen Sie es, bevor die Halme abgehen: Sie bekommen den vollen Preis zurück oder einen anderen Spender.',
          ),
        ],
      },
    },
  },
]
