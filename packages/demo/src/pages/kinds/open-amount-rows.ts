import { type KindRow, row } from './kind-row.ts'

/** Pages about an amount outside of the checkout. */
export const openAmountRows: KindRow[] = [
  row(
    'AccountOnlinePaymentInformationPage',
    ['Pay an open amount', 'An amount we sent you a request for, such as storage.'],
    ['Betal et skyldigt beløb', 'Et beløb, vi har bedt dig om, for eksempel opbevaring.'],
    ['Offenen Betrag zahlen', 'Ein Betrag, um den wir Sie gebeten haben, etwa für Lagerung.'],
  ),
  row(
    'AccountOnlinePaymentSuccessPage',
    ['The amount is paid', 'Shown after an open amount was paid and confirmed.'],
    ['Beløbet er betalt', 'Vises, når et skyldigt beløb er betalt og bekræftet.'],
    ['Der Betrag ist bezahlt', 'Erscheint, wenn ein offener Betrag bezahlt und bestätigt ist.'],
  ),
  row(
    'AccountOnlinePaymentFailurePage',
    ['The amount is still open', 'Shown when such a payment did not go through. Nothing was taken.'],
    ['Beløbet er stadig åbent', 'Vises, når en sådan betaling ikke gik igennem. Intet er trukket.'],
    [
      'Der Betrag ist noch offen',
      'Erscheint, wenn eine solche Zahlung nicht durchging. Nichts wurde abgebucht.',
    ],
  ),
  row(
    'StandalonePaymentPage',
    ['Pay from a letter', 'For an amount from a letter of ours, without signing in.'],
    ['Betal fra et brev', 'Til et beløb fra et af vores breve, uden at logge ind.'],
    ['Aus einem Brief zahlen', 'Für einen Betrag aus einem Brief von uns, ohne Anmeldung.'],
  ),
]
