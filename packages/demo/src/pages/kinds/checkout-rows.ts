import { questions } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Steps of the checkout: these words stand around the step itself. */
export const checkoutRows: KindRow[] = [
  row(
    'BasketPage',
    [
      'Basket',
      'Nothing is charged here. What is held for you stays held while the timer runs, and one press renews it.',
    ],
    [
      'Kurv',
      'Her trækkes ingen penge. Det, der holdes for dig, holdes, mens tiden løber, og ét tryk fornyer den.',
    ],
    [
      'Korb',
      'Hier wird nichts abgebucht. Was für Sie gehalten wird, bleibt gehalten, solange die Zeit läuft; ein Druck verlängert sie.',
    ],
  ),
  row(
    'EmbryoPage',
    [
      'Questions about embryos',
      'Before embryos are sent, the clinic that receives them confirms that it may. We ask it for you.',
    ],
    [
      'Spørgsmål om embryoner',
      'Før embryoner sendes, bekræfter klinikken, at den må modtage dem. Vi spørger den for dig.',
    ],
    [
      'Fragen zu Embryonen',
      'Bevor Embryonen versandt werden, bestätigt die Klinik, dass sie sie annehmen darf. Wir fragen sie für Sie.',
    ],
  ),
  row(
    'GeneticMatchingInformationPage',
    [
      'Genetic matching',
      'Your test and the donor’s are laid side by side. Send your report here, or later from your account.',
    ],
    [
      'Genetisk match',
      'Din test og donorens lægges ved siden af hinanden. Send din rapport her eller senere fra din konto.',
    ],
    [
      'Genetischer Abgleich',
      'Ihr Test und der des Spenders werden nebeneinandergelegt. Senden Sie Ihren Befund hier oder später aus Ihrem Konto.',
    ],
  ),
  row(
    'ReservationTimePage',
    [
      'Reservation time',
      'Choose how long we keep the straws for you. You can extend later, before the time ends.',
    ],
    [
      'Reservationstid',
      'Vælg, hvor længe vi gemmer stråene til dig. Du kan forlænge senere, før tiden er gået.',
    ],
    [
      'Reservierungszeit',
      'Wählen Sie, wie lange wir die Halme für Sie aufheben. Verlängern geht später, bevor die Zeit endet.',
    ],
  ),
  row(
    'InformationPage',
    ['Your details', 'The names here must be those your clinic knows, since the papers follow the straws.'],
    ['Dine oplysninger', 'Navnene her skal være dem, din klinik kender, for papirerne følger stråene.'],
    [
      'Ihre Angaben',
      'Die Namen hier müssen die sein, die Ihre Klinik kennt, denn die Papiere folgen den Halmen.',
    ],
  ),
  row(
    'ShippingPage',
    [
      'Shipping',
      'Ask your clinic for the day it can receive a tank before you choose one.',
      [],
      [
        questions('Before you choose a day', [
          ['Who must be there?', 'Somebody who can sign: at a clinic its staff, at home you.'],
          [
            'What if the tank is late?',
            'It stays cold for days longer than the way takes. Call us, and do not open it.',
          ],
        ]),
      ],
    ],
    [
      'Forsendelse',
      'Spørg din klinik, hvilken dag den kan tage imod en tank, før du vælger en.',
      [],
      [
        questions('Før du vælger en dag', [
          ['Hvem skal være til stede?', 'En, der kan kvittere: på en klinik personalet, hjemme dig.'],
          [
            'Hvad hvis tanken er forsinket?',
            'Den holder kulden flere dage længere, end turen tager. Ring til os, og åbn den ikke.',
          ],
        ]),
      ],
    ],
    [
      'Versand',
      'Fragen Sie Ihre Klinik, an welchem Tag sie einen Tank annehmen kann, bevor Sie wählen.',
      [],
      [
        questions('Bevor Sie einen Tag wählen', [
          ['Wer muss da sein?', 'Jemand, der quittieren kann: in der Klinik ihr Personal, zu Hause Sie.'],
          [
            'Wenn der Tank sich verspätet?',
            'Er bleibt Tage länger kalt, als der Weg dauert. Rufen Sie an, und öffnen Sie ihn nicht.',
          ],
        ]),
      ],
    ],
  ),
  row(
    'OrderSummaryPage',
    ['Order summary', 'Read it once more in peace. After paying, straws that have left us cannot come back.'],
    [
      'Ordreoversigt',
      'Læs den igennem i ro. Efter betaling kan strå, der har forladt os, ikke komme tilbage.',
    ],
    [
      'Bestellübersicht',
      'Lesen Sie noch einmal in Ruhe. Nach der Zahlung können Halme, die unser Haus verlassen haben, nicht zurück.',
    ],
  ),
  row(
    'PaymentPage',
    ['Payment', 'This is the last step. Nothing is ordered before you press the button.'],
    ['Betaling', 'Det er det sidste trin. Intet er bestilt, før du trykker på knappen.'],
    ['Zahlung', 'Das ist der letzte Schritt. Nichts ist bestellt, bevor Sie auf den Knopf drücken.'],
  ),
  row(
    'PaymentSuccessfulPage',
    ['Thank you', 'Your order stays in your account, with its papers and everything that happens with it.'],
    ['Tak', 'Din ordre bliver på din konto, med dens papirer og alt, hvad der sker med den.'],
    ['Danke', 'Ihre Bestellung bleibt in Ihrem Konto, mit ihren Papieren und allem, was mit ihr geschieht.'],
  ),
  row(
    'PaymentFailurePage',
    [
      'The payment did not go through',
      'When a payment fails, nothing is taken and your basket is kept. The reason stands here.',
    ],
    [
      'Betalingen gik ikke igennem',
      'Når en betaling mislykkes, er intet trukket, og din kurv er bevaret. Grunden står her.',
    ],
    [
      'Die Zahlung ging nicht durch',
      'Scheitert eine Zahlung, wurde nichts abgebucht, und Ihr Korb bleibt. Der Grund steht hier.',
    ],
  ),
]
