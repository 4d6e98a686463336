import type { AlsoWritten, PageText } from './page-writing.ts'
import { spanishAccount } from './translations/es-es/account.ts'
import { spanishCheckout } from './translations/es-es/checkout.ts'
import { spanishForClinics } from './translations/es-es/for-clinics.ts'
import { spanishGenetics } from './translations/es-es/genetics.ts'
import { spanishGuide } from './translations/es-es/guide.ts'
import { spanishLegal } from './translations/es-es/legal.ts'
import { spanish } from './translations/es-es/main.ts'
import { frenchAccount } from './translations/fr-fr/account.ts'
import { frenchCheckout } from './translations/fr-fr/checkout.ts'
import { frenchForClinics } from './translations/fr-fr/for-clinics.ts'
import { frenchGenetics } from './translations/fr-fr/genetics.ts'
import { frenchGuide } from './translations/fr-fr/guide.ts'
import { frenchLegal } from './translations/fr-fr/legal.ts'
import { french } from './translations/fr-fr/main.ts'

/** The main pages, and those of the checkout and the account, in languages beyond the first three, by the names of the pages. */
export const translations: Record<AlsoWritten, Readonly<Record<string, PageText>>> = {
  'fr-FR': {
    ...french,
    ...frenchForClinics,
    ...frenchGenetics,
    ...frenchGuide,
    ...frenchLegal,
    ...frenchCheckout,
    ...frenchAccount,
  },
  'es-ES': {
    ...spanish,
    ...spanishForClinics,
    ...spanishGenetics,
    ...spanishGuide,
    ...spanishLegal,
    ...spanishCheckout,
    ...spanishAccount,
  },
}
