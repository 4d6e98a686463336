import { type KindRow, row } from './kind-row.ts'

/** Getting back into an account. */
export const passwordRows: KindRow[] = [
  row(
    'ResetPasswordPage',
    [
      'Set a new password',
      'The link in our mail is good for one use. This page is not counted in any statistics.',
    ],
    [
      'Vælg en ny adgangskode',
      'Linket i vores mail kan bruges én gang. Denne side tælles ikke i nogen statistik.',
    ],
    [
      'Neues Passwort setzen',
      'Der Link in unserer Mail gilt einmal. Diese Seite wird in keiner Statistik gezählt.',
    ],
  ),
]
