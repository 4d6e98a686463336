import { columns, questions, text } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Where somebody lives and is treated, and what follows (CRT-02, CRT-05 to CRT-07). */
export const treatmentPlaceRows: KindRow[] = [
  row(
    'CountryAndResidencePage',
    [
      'Where you live and where you are treated',
      'The law of the country of treatment decides. Where you live decides where mail and tank may go.',
      [
        columns(
          '### Country of treatment\n\nIts law says which donors, how many families and who may be treated. It is written beside every donor, [with its source](page:law).',
          '### Country you live in\n\nYour mail and your invoice go there. A tank goes to your home only where the law of that country lets it.',
        ),
        text(
          'The two may differ, and you can change them later. We tell you beforehand what that changes in your basket.',
        ),
      ],
    ],
    [
      'Hvor du bor, og hvor du behandles',
      'Loven i behandlingslandet afgør det. Hvor du bor, afgør, hvor post og tank må komme hen.',
      [
        columns(
          '### Behandlingsland\n\nLoven dér siger, hvilke donorer, hvor mange familier, og hvem der må behandles. Den står ved hver donor, [med kilde](page:law).',
          '### Landet, du bor i\n\nDin post og din faktura sendes dertil. En tank kommer kun hjem til dig, hvor loven i landet tillader det.',
        ),
        text(
          'De to må gerne være forskellige, og du kan ændre dem senere. Vi siger først, hvad det ændrer i din kurv.',
        ),
      ],
    ],
    [
      'Wo Sie leben und wo Sie behandelt werden',
      'Es gilt das Recht des Behandlungslandes. Der Wohnort entscheidet, wohin Post und Tank gehen dürfen.',
      [
        columns(
          '### Land der Behandlung\n\nSein Recht sagt, welche Spender, wie viele Familien und wer behandelt werden darf. Es steht bei jedem Spender, [mit Quelle](page:law).',
          '### Land, in dem Sie leben\n\nDorthin gehen Post und Rechnung. Ein Tank kommt nur nach Hause, wo das Recht dieses Landes es erlaubt.',
        ),
        text(
          'Beide dürfen verschieden sein und sich später ändern. Wir sagen vorher, was das in Ihrem Korb ändert.',
        ),
      ],
    ],
  ),
  row(
    'HomeOrClinicTreatmentPage',
    [
      'At home or at a clinic',
      'Some countries let straws go to your home, most only to a clinic. The table of rules says which.',
      [
        columns(
          '### At a clinic\n\nThe clinic receives the tank, thaws the straw and treats you. Its name stands on the papers, so we ask for it before we send.',
          '### At home\n\nYou receive the tank and open it yourself. Where this is allowed, ICI straws fit; [receiving a tank](page:delivery) explains the rest.',
        ),
      ],
    ],
    [
      'Hjemme eller på klinik',
      'Nogle lande lader strå komme hjem til dig, de fleste kun til en klinik. Tabellen over regler siger hvilke.',
      [
        columns(
          '### På klinik\n\nKlinikken modtager tanken, tør strået op og behandler dig. Dens navn står på papirerne, så vi spørger om det, før vi sender.',
          '### Hjemme\n\nDu modtager tanken og åbner den selv. Hvor det er tilladt, passer ICI-strå; [at modtage en tank](page:delivery) forklarer resten.',
        ),
      ],
    ],
    [
      'Zu Hause oder in der Klinik',
      'Manche Länder lassen Halme zu Ihnen nach Hause, die meisten nur in eine Klinik. Die Tabelle der Regeln sagt, welche.',
      [
        columns(
          '### In der Klinik\n\nDie Klinik nimmt den Tank an, taut den Halm auf und behandelt Sie. Ihr Name steht auf den Papieren, darum fragen wir vor dem Versand danach.',
          '### Zu Hause\n\nSie nehmen den Tank an und öffnen ihn selbst. Wo das erlaubt ist, passen ICI-Halme; [einen Tank annehmen](page:delivery) erklärt das Weitere.',
        ),
      ],
    ],
  ),
  row(
    'ChoosingCountryInfoPage',
    [
      'Choosing a country',
      'You can look around first and choose later. Before you order, the country must be known.',
      [
        questions('Why we ask', [
          [
            'What changes with the country?',
            'Which donors you see, whether their limit is reached, and what papers go with the straws. [The rules of each country](page:law) are in one table.',
          ],
          [
            'What if I do not know yet?',
            'Choose later. We show every donor and say, at each, what would matter.',
          ],
          ['Can I change it?', 'Yes. If something in your basket does not fit then, we ask before it goes.'],
        ]),
      ],
    ],
    [
      'At vælge land',
      'Du kan se dig om først og vælge senere. Før du bestiller, skal landet være kendt.',
      [
        questions('Derfor spørger vi', [
          [
            'Hvad ændrer landet?',
            'Hvilke donorer du ser, om deres grænse er nået, og hvilke papirer der følger stråene. [Reglerne i hvert land](page:law) står i én tabel.',
          ],
          [
            'Hvad hvis jeg ikke ved det endnu?',
            'Vælg senere. Vi viser alle donorer og siger ved hver, hvad der ville betyde noget.',
          ],
          ['Kan jeg ændre det?', 'Ja. Passer noget i din kurv så ikke, spørger vi, før det ryger ud.'],
        ]),
      ],
    ],
    [
      'Ein Land wählen',
      'Sie können sich erst umsehen und später wählen. Vor der Bestellung muss das Land feststehen.',
      [
        questions('Warum wir fragen', [
          [
            'Was ändert das Land?',
            'Welche Spender Sie sehen, ob deren Grenze erreicht ist, und welche Papiere mit den Halmen gehen. [Die Regeln jedes Landes](page:law) stehen in einer Tabelle.',
          ],
          [
            'Und wenn ich es noch nicht weiß?',
            'Wählen Sie später. Wir zeigen alle Spender und sagen bei jedem, was eine Rolle spielte.',
          ],
          ['Kann ich es ändern?', 'Ja. Passt dann etwas in Ihrem Korb nicht, fragen wir, bevor es geht.'],
        ]),
      ],
    ],
  ),
  row(
    'HomeAndClinicInfoPage',
    [
      'What differs at home and at a clinic',
      'Other straws, other papers, another tank. A clinic opens it for you; at home you do.',
      [
        columns(
          '### Straws\n\nClinics use IUI, ICSI and ICI straws. At home ICI straws are used: they are not washed, so they are not for the womb.',
          '### Papers and tank\n\nA clinic signs for what it receives. At home you sign, keep the tank upright, and send it back within the days on its label.',
        ),
      ],
    ],
    [
      'Forskellen på hjemme og klinik',
      'Andre strå, andre papirer, en anden tank. En klinik åbner den for dig; hjemme gør du det selv.',
      [
        columns(
          '### Strå\n\nKlinikker bruger IUI-, ICSI- og ICI-strå. Hjemme bruges ICI-strå: de er ikke vasket, så de er ikke til livmoderen.',
          '### Papirer og tank\n\nEn klinik kvitterer for det, den modtager. Hjemme kvitterer du, holder tanken oprejst og sender den tilbage inden for dagene på mærkaten.',
        ),
      ],
    ],
    [
      'Was zu Hause und in der Klinik anders ist',
      'Andere Halme, andere Papiere, ein anderer Tank. Die Klinik öffnet ihn für Sie, zu Hause tun Sie es.',
      [
        columns(
          '### Halme\n\nKliniken verwenden IUI-, ICSI- und ICI-Halme. Zu Hause nimmt man ICI-Halme: Sie sind nicht gewaschen, also nicht für die Gebärmutter.',
          '### Papiere und Tank\n\nDie Klinik quittiert, was sie annimmt. Zu Hause quittieren Sie, lassen den Tank aufrecht stehen und senden ihn in den Tagen auf dem Etikett zurück.',
        ),
      ],
    ],
  ),
]
