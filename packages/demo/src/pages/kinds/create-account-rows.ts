import { questions, steps } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** The end of creating an account, and the second step of signing in. */
export const createAccountRows: KindRow[] = [
  row(
    'TwoStepVerificationPage',
    [
      'A second step when you sign in',
      'A code from your phone beside your password, so that a stolen password is not enough.',
    ],
    [
      'Et ekstra trin, når du logger ind',
      'En kode fra din telefon ved siden af adgangskoden, så en stjålet kode ikke er nok.',
    ],
    [
      'Ein zweiter Schritt beim Anmelden',
      'Ein Code von Ihrem Telefon neben dem Passwort, damit ein gestohlenes Passwort nicht genügt.',
    ],
  ),
  row(
    'CreateAccountResultPage',
    [
      'Look in your mail',
      'We have sent you a link. Your account opens when you follow it; until then nothing of yours is shown to anyone.',
      [
        steps('What happens next', '', [
          ['Follow the link', 'It works for a day. If it is over, ask for another where you sign in.'],
          ['Type your password once more', 'So that nobody else can open your account with your mail.'],
          ['Look around', 'Save the donors you return to. Nothing is charged before you pay.'],
        ]),
        questions('No mail?', [
          ['It did not come', 'Look among unwanted mail. Mail of some providers takes ten minutes.'],
          ['The address was wrong', 'Create the account again with the right one; the other never opens.'],
        ]),
      ],
    ],
    [
      'Se i din mail',
      'Vi har sendt dig et link. Din konto åbner, når du følger det; indtil da vises intet af dit for nogen.',
      [
        steps('Det sker der nu', '', [
          ['Følg linket', 'Det virker i et døgn. Er det udløbet, så bed om et nyt, hvor du logger ind.'],
          ['Skriv adgangskoden igen', 'Så ingen anden kan åbne din konto med din mail.'],
          ['Se dig om', 'Gem de donorer, du vender tilbage til. Intet trækkes, før du betaler.'],
        ]),
        questions('Ingen mail?', [
          ['Den kom ikke', 'Se i uønsket post. Hos nogle udbydere tager det ti minutter.'],
          ['Adressen var forkert', 'Opret kontoen igen med den rigtige; den anden åbner aldrig.'],
        ]),
      ],
    ],
    [
      'Sehen Sie in Ihre Mail',
      'Wir haben Ihnen einen Link gesandt. Damit öffnet sich Ihr Konto; bis dahin sieht niemand etwas von Ihnen.',
      [
        steps('Wie es weitergeht', '', [
          [
            'Folgen Sie dem Link',
            'Er gilt einen Tag. Ist er abgelaufen, fordern Sie beim Anmelden einen neuen an.',
          ],
          ['Geben Sie Ihr Passwort noch einmal ein', 'Damit niemand sonst mit Ihrer Mail Ihr Konto öffnet.'],
          ['Sehen Sie sich um', 'Merken Sie sich Spender. Abgebucht wird nichts, bevor Sie zahlen.'],
        ]),
        questions('Keine Mail?', [
          [
            'Sie kam nicht',
            'Sehen Sie bei unerwünschter Post nach. Bei manchen Anbietern dauert es zehn Minuten.',
          ],
          [
            'Die Adresse war falsch',
            'Legen Sie das Konto mit der richtigen noch einmal an; das andere öffnet sich nie.',
          ],
        ]),
      ],
    ],
  ),
]
