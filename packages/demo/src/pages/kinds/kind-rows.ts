import type { PageKind } from '@kindred/content/config/page-kinds.ts'

/** Title and intro. */
export type KindWords = readonly [title: string, intro: string]
export type KindRow = { kind: PageKind; en: KindWords; da: KindWords; de: KindWords }

const row = (kind: PageKind, en: KindWords, da: KindWords, de: KindWords): KindRow => ({ kind, en, da, de })

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
    ['Shipping', 'Ask your clinic for the day it can receive a tank before you choose one.'],
    ['Forsendelse', 'Spørg din klinik, hvilken dag den kan tage imod en tank, før du vælger en.'],
    ['Versand', 'Fragen Sie Ihre Klinik, an welchem Tag sie einen Tank annehmen kann, bevor Sie wählen.'],
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
    ['Payment', 'Cards are entered at the payment provider. We never see their number.'],
    ['Betaling', 'Kortet indtastes hos betalingsudbyderen. Vi ser aldrig dets nummer.'],
    ['Zahlung', 'Karten geben Sie beim Zahlungsanbieter ein. Wir sehen die Nummer nie.'],
  ),
  row(
    'PaymentSuccessfulPage',
    ['Thank you', 'Your order stands here once its payment is confirmed. A mail with all of it follows.'],
    ['Tak', 'Din ordre står her, når betalingen er bekræftet. En mail med det hele følger.'],
    ['Danke', 'Hier steht Ihre Bestellung, sobald die Zahlung bestätigt ist. Eine Mail mit allem folgt.'],
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
  row(
    'EmbryoPage',
    [
      'Questions about embryos',
      'Before embryos are sent, the clinic that receives them confirms that it may. We ask after the order.',
    ],
    [
      'Spørgsmål om embryoner',
      'Før embryoner sendes, bekræfter klinikken, at den må modtage dem. Vi spørger efter ordren.',
    ],
    [
      'Fragen zu Embryonen',
      'Bevor Embryonen versandt werden, bestätigt die Klinik, dass sie sie annehmen darf. Wir fragen nach der Bestellung.',
    ],
  ),
  row(
    'GeneticMatchingInformationPage',
    [
      'Genetic matching',
      'Your test and the donor’s are laid side by side. We ask for your report after the order.',
    ],
    [
      'Genetisk match',
      'Din test og donorens lægges ved siden af hinanden. Vi beder om din rapport efter ordren.',
    ],
    [
      'Genetischer Abgleich',
      'Ihr Test und der des Spenders werden nebeneinandergelegt. Ihren Befund erbitten wir nach der Bestellung.',
    ],
  ),
]

/** Pages of the account. */
export const accountRows: KindRow[] = [
  row(
    'AccountHomePage',
    ['Account', 'What needs you stands on top. Everything else can wait.'],
    ['Konto', 'Det, der har brug for dig, står øverst. Resten kan vente.'],
    ['Konto', 'Was Sie braucht, steht oben. Alles andere kann warten.'],
  ),
  row(
    'DepositPage',
    ['Deposits', 'Straws of yours that stay with us. Storage is paid for the time you see.'],
    ['Depoter', 'Dine strå, som bliver hos os. Opbevaringen er betalt for den tid, du ser.'],
    ['Depots', 'Ihre Halme, die bei uns bleiben. Die Lagerung ist für die gezeigte Zeit bezahlt.'],
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
    'AccountWelcomePage',
    [
      'Welcome',
      'Your account is open. Look for a donor, save the ones you return to, and order when you are ready.',
    ],
    [
      'Velkommen',
      'Din konto er åben. Find en donor, gem dem, du vender tilbage til, og bestil, når du er klar.',
    ],
    [
      'Willkommen',
      'Ihr Konto ist offen. Suchen Sie einen Spender, merken Sie sich, wen Sie wieder ansehen, und bestellen Sie, wenn Sie so weit sind.',
    ],
  ),
  row(
    'AccountDepositPage',
    [
      'Longer storage',
      'Storage can be extended by one, five or ten years at a time, before the paid time ends.',
    ],
    [
      'Længere opbevaring',
      'Opbevaring kan forlænges med ét, fem eller ti år ad gangen, før den betalte tid er gået.',
    ],
    [
      'Längere Lagerung',
      'Die Lagerung lässt sich um ein, fünf oder zehn Jahre verlängern, bevor die bezahlte Zeit endet.',
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
    ['About the ejaculate', 'Every straw comes from one ejaculate, with a count before and after freezing.'],
    ['Om ejakulatet', 'Hvert strå kommer fra ét ejakulat, talt før og efter frysning.'],
    ['Zum Ejakulat', 'Jeder Halm stammt aus einem Ejakulat, gezählt vor und nach dem Einfrieren.'],
  ),
  row(
    'AccountFavoritesPage',
    ['Favourites', 'A favourite does not hold straws; a reservation does.'],
    ['Favoritter', 'En favorit holder ikke strå; det gør en reservation.'],
    ['Favoriten', 'Ein Favorit hält keine Halme frei, eine Reservierung schon.'],
  ),
  row(
    'AccountPregnanciesPage',
    [
      'Pregnancies',
      'The law counts families, so we ask you to report a pregnancy. Losses can be told, too, in your own time.',
    ],
    [
      'Graviditeter',
      'Loven tæller familier, derfor beder vi dig indberette en graviditet. Et tab kan også fortælles, når du selv vil.',
    ],
    [
      'Schwangerschaften',
      'Das Recht zählt Familien, darum bitten wir um Meldung einer Schwangerschaft. Auch ein Verlust kann erzählt werden, wann Sie möchten.',
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
    'AccountSettingsPage',
    ['Settings', 'Your name, your address, the country of your treatment, and how we may reach you.'],
    ['Indstillinger', 'Dit navn, din adresse, landet for din behandling, og hvordan vi må kontakte dig.'],
    ['Einstellungen', 'Name, Anschrift, Land der Behandlung, und wie wir Sie erreichen dürfen.'],
  ),
  row(
    'AccountSubscriptionsPage',
    ['Subscriptions', 'A subscription shows extended profiles for the time you chose and ends by itself.'],
    ['Abonnementer', 'Et abonnement viser udvidede profiler i den tid, du valgte, og slutter af sig selv.'],
    ['Abonnements', 'Ein Abonnement zeigt erweiterte Profile für die gewählte Zeit und endet von selbst.'],
  ),
  row(
    'AccountContentTypePage',
    ['Good to know', 'What customers ask most after an order, in one place.'],
    ['Godt at vide', 'Det, kunder oftest spørger om efter en ordre, samlet ét sted.'],
    ['Gut zu wissen', 'Was nach einer Bestellung am häufigsten gefragt wird, an einem Ort.'],
  ),
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
    'NitrogenTankReturnPage',
    [
      'Send the tank back',
      'The tank comes back within the days named on its label. Postage is paid; tell us the tracking number.',
    ],
    [
      'Send tanken tilbage',
      'Tanken skal hjem inden for de dage, mærkaten nævner. Portoen er betalt; fortæl os sporingsnummeret.',
    ],
    [
      'Den Tank zurücksenden',
      'Der Tank kommt in den auf dem Etikett genannten Tagen zurück. Das Porto ist bezahlt; nennen Sie uns die Sendungsnummer.',
    ],
  ),
]

/** Pages of the shop and of no area, that no other page of the demo world shows. */
export const shopRows: KindRow[] = [
  row(
    'NewsletterSettingsPage',
    [
      'Newsletter settings',
      'What we write about, how often, and how to end it. Ending takes one press and no reason.',
    ],
    [
      'Nyhedsbrev',
      'Hvad vi skriver om, hvor tit, og hvordan det stoppes. Det tager ét tryk og ingen begrundelse.',
    ],
    [
      'Newsletter',
      'Worüber wir schreiben, wie oft, und wie es endet. Das geht mit einem Druck und ohne Grund.',
    ],
  ),
  row(
    'StandalonePaymentPage',
    ['Pay from a letter', 'For an amount from a letter of ours, without signing in.'],
    ['Betal fra et brev', 'Til et beløb fra et af vores breve, uden at logge ind.'],
    ['Aus einem Brief zahlen', 'Für einen Betrag aus einem Brief von uns, ohne Anmeldung.'],
  ),
  row(
    'CountryAndResidencePage',
    [
      'Where you live and where you are treated',
      'The law of the country of treatment decides. Where you live decides where mail and tank may go.',
    ],
    [
      'Hvor du bor, og hvor du behandles',
      'Loven i behandlingslandet afgør det. Hvor du bor, afgør, hvor post og tank må komme hen.',
    ],
    [
      'Wo Sie leben und wo Sie behandelt werden',
      'Es gilt das Recht des Behandlungslandes. Der Wohnort entscheidet, wohin Post und Tank gehen dürfen.',
    ],
  ),
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
    ],
    [
      'Se i din mail',
      'Vi har sendt dig et link. Din konto åbner, når du følger det; indtil da vises intet af dit for nogen.',
    ],
    [
      'Sehen Sie in Ihre Mail',
      'Wir haben Ihnen einen Link gesandt. Damit öffnet sich Ihr Konto; bis dahin sieht niemand etwas von Ihnen.',
    ],
  ),
  row(
    'HomeOrClinicTreatmentPage',
    [
      'At home or at a clinic',
      'Some countries let straws go to your home, most only to a clinic. The table of rules says which.',
    ],
    [
      'Hjemme eller på klinik',
      'Nogle lande lader strå komme hjem til dig, de fleste kun til en klinik. Tabellen over regler siger hvilke.',
    ],
    [
      'Zu Hause oder in der Klinik',
      'Manche Länder lassen Halme zu Ihnen nach Hause, die meisten nur in eine Klinik. Die Tabelle der Regeln sagt, welche.',
    ],
  ),
  row(
    'ChoosingCountryInfoPage',
    [
      'Choosing a country',
      'You can look around first and choose later. Before you order, the country must be known.',
    ],
    ['At vælge land', 'Du kan se dig om først og vælge senere. Før du bestiller, skal landet være kendt.'],
    [
      'Ein Land wählen',
      'Sie können sich erst umsehen und später wählen. Vor der Bestellung muss das Land feststehen.',
    ],
  ),
  row(
    'HomeAndClinicInfoPage',
    [
      'What differs at home and at a clinic',
      'Other straws, other papers, another tank. A clinic opens it for you; at home you do.',
    ],
    [
      'Forskellen på hjemme og klinik',
      'Andre strå, andre papirer, en anden tank. En klinik åbner den for dig; hjemme gør du det selv.',
    ],
    [
      'Was zu Hause und in der Klinik anders ist',
      'Andere Halme, andere Papiere, ein anderer Tank. Die Klinik öffnet ihn für Sie, zu Hause tun Sie es.',
    ],
  ),
  row(
    'PrivateInfoPage',
    [
      'An account for yourself',
      'For your own treatment, alone or with a partner. You pay by card or transfer.',
    ],
    [
      'En konto til dig selv',
      'Til din egen behandling, alene eller med en partner. Du betaler med kort eller overførsel.',
    ],
    [
      'Ein Konto für Sie selbst',
      'Für die eigene Behandlung, allein oder zu zweit. Sie zahlen mit Karte oder Überweisung.',
    ],
  ),
  row(
    'ProfessionalInfoPage',
    [
      'An account for a clinic',
      'For many patients, with invoices and batch papers. We check the licence before it opens.',
    ],
    [
      'En konto til en klinik',
      'Til mange patienter, med faktura og batchpapirer. Vi tjekker tilladelsen, før den åbner.',
    ],
    [
      'Ein Konto für eine Klinik',
      'Für viele Patientinnen, mit Rechnung und Chargenpapieren. Wir prüfen die Erlaubnis, bevor es öffnet.',
    ],
  ),
]

export const otherRows: KindRow[] = [
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

export const donorAreaRows: KindRow[] = [
  row(
    'DonorApplicationPage',
    [
      'Apply to become a donor',
      'A few questions about you, your health and your family, then an answer in plain words.',
    ],
    [
      'Ansøg om at blive donor',
      'Nogle spørgsmål om dig, dit helbred og din familie, og derefter et svar i klare ord.',
    ],
    [
      'Als Spender bewerben',
      'Einige Fragen zu Ihnen, Ihrer Gesundheit und Familie, dann eine Antwort in klaren Worten.',
    ],
  ),
  row(
    'DonorGuidePage',
    [
      'Being a donor',
      'What happens from the first visit to the last, what is asked of you, and what a child may one day learn.',
    ],
    [
      'At være donor',
      'Hvad der sker fra første besøg til det sidste, hvad der kræves af dig, og hvad et barn en dag kan få at vide.',
    ],
    [
      'Spender sein',
      'Was vom ersten Besuch bis zum letzten geschieht, was von Ihnen verlangt wird, und was ein Kind eines Tages erfahren kann.',
    ],
  ),
]
