import { prices, steps, text } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Pages of the account about what a customer has with us. */
export const holdingsRows: KindRow[] = [
  row(
    'AccountHomePage',
    ['Account', 'What needs you stands on top. Everything else can wait.'],
    ['Konto', 'Det, der har brug for dig, står øverst. Resten kan vente.'],
    ['Konto', 'Was Sie braucht, steht oben. Alles andere kann warten.'],
  ),
  row(
    'DepositPage',
    ['Deposits', 'Storage is paid for the time you see. Before it ends we write to you.'],
    ['Depoter', 'Opbevaringen er betalt for den tid, du ser. Før den er gået, skriver vi.'],
    ['Depots', 'Die Lagerung ist für die gezeigte Zeit bezahlt. Vor dem Ende schreiben wir Ihnen.'],
  ),
  row(
    'AccountQuotasPage',
    ['Family places', 'A place belongs to your family for good. Siblings of the same donor need no other.'],
    ['Familiepladser', 'En plads er din families for altid. Søskende fra samme donor kræver ikke en ny.'],
    [
      'Familienplätze',
      'Ein Platz gehört Ihrer Familie auf Dauer. Geschwister desselben Spenders brauchen keinen weiteren.',
    ],
  ),
  row(
    'AccountReservationsPage',
    ['Reservations', 'Reserved straws are kept for the time you chose. Before it ends we write to you.'],
    ['Reservationer', 'Reserverede strå gemmes i den tid, du valgte. Før den er gået, skriver vi.'],
    [
      'Reservierungen',
      'Reservierte Halme werden so lange aufgehoben, wie Sie wählten. Vor dem Ende schreiben wir.',
    ],
  ),
  row(
    'AccountSubscriptionsPage',
    ['Subscriptions', 'A subscription shows extended profiles for the time you chose and ends by itself.'],
    ['Abonnementer', 'Et abonnement viser udvidede profiler i den tid, du valgte, og slutter af sig selv.'],
    ['Abonnements', 'Ein Abonnement zeigt erweiterte Profile für die gewählte Zeit und endet von selbst.'],
  ),
  row(
    'AccountDepositPage',
    [
      'Longer storage',
      'Storage can be extended by one, five or ten years at a time, before the paid time ends.',
      [prices('What longer storage costs', 'Paid once for the time you choose.', 'services')],
    ],
    [
      'Længere opbevaring',
      'Opbevaring kan forlænges med ét, fem eller ti år ad gangen, før den betalte tid er gået.',
      [prices('Hvad længere opbevaring koster', 'Betales én gang for den tid, du vælger.', 'services')],
    ],
    [
      'Längere Lagerung',
      'Die Lagerung lässt sich um ein, fünf oder zehn Jahre verlängern, bevor die bezahlte Zeit endet.',
      [prices('Was längere Lagerung kostet', 'Einmal gezahlt für die gewählte Zeit.', 'services')],
    ],
  ),
  row(
    'AccountDownloadPage',
    [
      'Your papers',
      'Invoices and batch papers belong to an order. Those of each order are named on its page.',
    ],
    ['Dine papirer', 'Fakturaer og batchpapirer hører til en ordre. De nævnes på ordrens side.'],
    [
      'Ihre Papiere',
      'Rechnungen und Chargenpapiere gehören zu einer Bestellung. Sie stehen auf deren Seite.',
    ],
  ),
  row(
    'AccountEjaculateInfoPage',
    [
      'About the ejaculate',
      'Every straw comes from one ejaculate, with a count before and after freezing.',
      [
        text(
          'The batch number on a straw leads to its ejaculate: the day it was given, how many cells moved before freezing, and how many after a test thaw. [What MOT means](page:guide-mot) is explained in the guide.',
        ),
      ],
    ],
    [
      'Om ejakulatet',
      'Hvert strå kommer fra ét ejakulat, talt før og efter frysning.',
      [
        text(
          'Batchnummeret på et strå fører til ejakulatet: dagen, det blev afgivet, hvor mange celler der bevægede sig før frysning, og hvor mange efter en prøveoptøning. [Hvad MOT betyder](page:guide-mot), står i guiden.',
        ),
      ],
    ],
    [
      'Zum Ejakulat',
      'Jeder Halm stammt aus einem Ejakulat, gezählt vor und nach dem Einfrieren.',
      [
        text(
          'Die Chargennummer auf dem Halm führt zum Ejakulat: zum Tag der Spende, zur Zahl der beweglichen Zellen vor dem Einfrieren und nach einem Auftautest. [Was MOT bedeutet](page:guide-mot), erklärt der Ratgeber.',
        ),
      ],
    ],
  ),
  row(
    'NitrogenTankReturnPage',
    [
      'Send the tank back',
      'The tank comes back within the days named on its label. Postage is paid; tell us the tracking number.',
      [
        steps('How it goes back', '', [
          [
            'Close it empty',
            'Lid on, upright. What is left of the nitrogen goes by itself; do not pour it out.',
          ],
          ['Turn the label', 'The way back is printed on its other side and paid for.'],
          ['Hand it over', 'To the courier who brought it, or at the nearest parcel shop.'],
        ]),
      ],
    ],
    [
      'Send tanken tilbage',
      'Tanken skal hjem inden for de dage, mærkaten nævner. Portoen er betalt; fortæl os sporingsnummeret.',
      [
        steps('Sådan kommer den hjem', '', [
          ['Luk den tom', 'Låg på, oprejst. Resten af kvælstoffet forsvinder af sig selv; hæld det ikke ud.'],
          ['Vend mærkaten', 'Vejen tilbage står på bagsiden og er betalt.'],
          ['Aflever den', 'Til buddet, der bragte den, eller i nærmeste pakkeshop.'],
        ]),
      ],
    ],
    [
      'Den Tank zurücksenden',
      'Der Tank kommt in den auf dem Etikett genannten Tagen zurück. Das Porto ist bezahlt; nennen Sie uns die Sendungsnummer.',
      [
        steps('So kommt er zurück', '', [
          [
            'Leer verschließen',
            'Deckel auf, aufrecht. Der Rest des Stickstoffs vergeht von selbst; nicht ausgießen.',
          ],
          ['Etikett wenden', 'Der Rückweg steht auf der anderen Seite und ist bezahlt.'],
          ['Abgeben', 'Beim Kurier, der ihn brachte, oder im nächsten Paketshop.'],
        ]),
      ],
    ],
  ),
]
