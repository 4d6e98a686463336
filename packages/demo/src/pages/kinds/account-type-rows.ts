import { banner, columns, to } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Which account is whose (CRT-08, CRT-09). */
export const accountTypeRows: KindRow[] = [
  row(
    'PrivateInfoPage',
    [
      'An account for yourself',
      'For your own treatment, alone or with a partner. You pay by card or transfer.',
      [
        columns(
          '### What it gives you\n\n- favourites, and news of a donor’s health\n- straws reserved and stored in your name\n- a family place that stays yours for siblings',
          '### What we ask\n\n- your name as your clinic knows it\n- where you live and where you are treated\n- an address we can write to',
        ),
        banner('It takes three minutes', 'Looking around needs no account.', to('create-account')),
      ],
    ],
    [
      'En konto til dig selv',
      'Til din egen behandling, alene eller med en partner. Du betaler med kort eller overførsel.',
      [
        columns(
          '### Det giver den dig\n\n- favoritter og nyt om en donors helbred\n- strå, der er reserveret og gemt i dit navn\n- en familieplads, der bliver din til søskende',
          '### Det spørger vi om\n\n- dit navn, som din klinik kender det\n- hvor du bor, og hvor du behandles\n- en adresse, vi kan skrive til',
        ),
        banner('Det tager tre minutter', 'Du kan se dig om uden konto.', to('create-account')),
      ],
    ],
    [
      'Ein Konto für Sie selbst',
      'Für die eigene Behandlung, allein oder zu zweit. Sie zahlen mit Karte oder Überweisung.',
      [
        columns(
          '### Was es Ihnen gibt\n\n- Favoriten, und Neues zur Gesundheit eines Spenders\n- Halme, die auf Ihren Namen reserviert und gelagert sind\n- einen Familienplatz, der für Geschwister Ihrer bleibt',
          '### Was wir fragen\n\n- Ihren Namen, wie Ihre Klinik ihn kennt\n- wo Sie leben und wo Sie behandelt werden\n- eine Adresse, an die wir schreiben dürfen',
        ),
        banner('Das dauert drei Minuten', 'Umsehen geht ohne Konto.', to('create-account')),
      ],
    ],
  ),
  row(
    'ProfessionalInfoPage',
    [
      'An account for a clinic',
      'For many patients, with invoices and batch papers. We check the licence before it opens.',
      [
        columns(
          '### What it gives you\n\n- orders for several patients in one delivery\n- payment by invoice\n- batch papers for every straw, when you need them',
          '### What we ask\n\n- the licence of your establishment, and who is responsible\n- where tanks are received, and when\n- an address for invoices',
        ),
        banner('How we work with clinics', 'Deliveries, papers and prices at a glance.', to('for-clinics')),
      ],
    ],
    [
      'En konto til en klinik',
      'Til mange patienter, med faktura og batchpapirer. Vi tjekker tilladelsen, før den åbner.',
      [
        columns(
          '### Det giver den jer\n\n- ordrer til flere patienter i én levering\n- betaling på faktura\n- batchpapirer til hvert strå, når I har brug for dem',
          '### Det spørger vi om\n\n- klinikkens tilladelse, og hvem der er ansvarlig\n- hvor tanke modtages, og hvornår\n- en adresse til fakturaer',
        ),
        banner('Sådan arbejder vi med klinikker', 'Leveringer, papirer og priser samlet.', to('for-clinics')),
      ],
    ],
    [
      'Ein Konto für eine Klinik',
      'Für viele Patientinnen, mit Rechnung und Chargenpapieren. Wir prüfen die Erlaubnis, bevor es öffnet.',
      [
        columns(
          '### Was es Ihnen gibt\n\n- Bestellungen für mehrere Patientinnen in einer Lieferung\n- Zahlung auf Rechnung\n- Chargenpapiere zu jedem Halm, wenn Sie sie brauchen',
          '### Was wir fragen\n\n- die Erlaubnis Ihrer Einrichtung, und wer verantwortlich ist\n- wo Tanks angenommen werden, und wann\n- eine Anschrift für Rechnungen',
        ),
        banner(
          'So arbeiten wir mit Kliniken',
          'Lieferung, Papiere und Preise im Überblick.',
          to('for-clinics'),
        ),
      ],
    ],
  ),
]
