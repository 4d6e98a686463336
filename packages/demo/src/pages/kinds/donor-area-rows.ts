import { banner, facts, questions, steps } from '../page-writing.ts'
import { type KindRow, row } from './kind-row.ts'

/** Pages for people who think of becoming a donor. */
export const donorAreaRows: KindRow[] = [
  row(
    'DonorApplicationPage',
    [
      'Apply to become a donor',
      'A few questions about you, your health and your family, then an answer in plain words.',
      [
        steps('What an application leads to', '', [
          ['You write to us', 'Ten minutes. We read it within two working days and answer either way.'],
          ['We meet', 'A talk, a first sample, and every question you have.'],
          ['We look closely', 'Blood, genes and three generations of your family’s health.'],
          ['You decide', 'What you promise stands on paper. You take it home before you sign.'],
        ]),
      ],
    ],
    [
      'Ansøg om at blive donor',
      'Nogle spørgsmål om dig, dit helbred og din familie, og derefter et svar i klare ord.',
      [
        steps('Hvad en ansøgning fører til', '', [
          [
            'Du skriver til os',
            'Ti minutter. Vi læser den inden for to hverdage og svarer under alle omstændigheder.',
          ],
          ['Vi mødes', 'En samtale, en første prøve og alle dine spørgsmål.'],
          ['Vi ser grundigt efter', 'Blod, gener og tre generationers helbred i din familie.'],
          ['Du beslutter', 'Det, du lover, står på papir. Du tager det med hjem, før du skriver under.'],
        ]),
      ],
    ],
    [
      'Als Spender bewerben',
      'Einige Fragen zu Ihnen, Ihrer Gesundheit und Familie, dann eine Antwort in klaren Worten.',
      [
        steps('Wohin eine Bewerbung führt', '', [
          [
            'Sie schreiben uns',
            'Zehn Minuten. Wir lesen sie binnen zwei Werktagen und antworten in jedem Fall.',
          ],
          ['Wir lernen uns kennen', 'Ein Gespräch, eine erste Probe und alle Ihre Fragen.'],
          ['Wir sehen genau hin', 'Blut, Gene und die Gesundheit dreier Generationen Ihrer Familie.'],
          [
            'Sie entscheiden',
            'Was Sie zusagen, steht auf Papier. Sie nehmen es mit, bevor Sie unterschreiben.',
          ],
        ]),
      ],
    ],
  ),
  row(
    'DonorGuidePage',
    [
      'Being a donor',
      'What happens from the first visit to the last, what is asked of you, and what a child may one day learn.',
      [
        facts('What to count on', 'For as long as you donate.', [
          ['1', 'visit a week', 'of about twenty minutes, when it suits you'],
          ['6', 'months', 'from the first sample to the first straw that leaves us'],
          ['18', 'years', 'until a child of an ID release donor may ask who you are'],
        ]),
        questions('What donors ask first', [
          [
            'Will a child know who I am?',
            'Only if you choose ID release. A grown child may then ask for your name, never the parents. Without it nobody is told.',
          ],
          [
            'How many families may I help?',
            'The law of each country sets a limit, and you may set a lower one. It is kept for you, across all countries.',
          ],
          [
            'Can I stop?',
            'At any time, without a reason. Straws of families who already have a child of yours stay for its siblings.',
          ],
          [
            'Am I ever responsible for a child?',
            'No. Where we send straws, the law makes the people who are treated the parents.',
          ],
        ]),
        banner(
          'Think it over, then write',
          'You can read everything first and ask what you like.',
          { text: 'Apply to become a donor', url: '/en-gb/dk-donor/apply-to-become-a-donor/' },
          'deep',
        ),
      ],
    ],
    [
      'At være donor',
      'Hvad der sker fra første besøg til det sidste, hvad der kræves af dig, og hvad et barn en dag kan få at vide.',
      [
        facts('Det kan du regne med', 'Så længe du donerer.', [
          ['1', 'besøg om ugen', 'på cirka tyve minutter, når det passer dig'],
          ['6', 'måneder', 'fra den første prøve til det første strå, der forlader os'],
          ['18', 'år', 'til et barn af en åben donor må spørge, hvem du er'],
        ]),
        questions('Det spørger donorer først om', [
          [
            'Får et barn at vide, hvem jeg er?',
            'Kun hvis du vælger at være åben donor. Så kan et voksent barn spørge om dit navn, forældrene aldrig. Ellers får ingen det at vide.',
          ],
          [
            'Hvor mange familier må jeg hjælpe?',
            'Loven i hvert land sætter en grænse, og du kan sætte en lavere. Vi holder den for dig på tværs af lande.',
          ],
          [
            'Kan jeg stoppe?',
            'Når som helst, uden grund. Strå til familier, der allerede har et barn fra dig, bliver til søskende.',
          ],
          [
            'Bliver jeg nogensinde ansvarlig for et barn?',
            'Nej. Der, hvor vi sender strå hen, gør loven dem, der behandles, til forældre.',
          ],
        ]),
        banner(
          'Tænk over det, og skriv så',
          'Du kan læse alt først og spørge om, hvad du vil.',
          { text: 'Ansøg om at blive donor', url: '/da-dk/dk-donor/ansoeg-om-at-blive-donor/' },
          'deep',
        ),
      ],
    ],
    [
      'Spender sein',
      'Was vom ersten Besuch bis zum letzten geschieht, was von Ihnen verlangt wird, und was ein Kind eines Tages erfahren kann.',
      [
        facts('Womit Sie rechnen können', 'Solange Sie spenden.', [
          ['1', 'Besuch in der Woche', 'von etwa zwanzig Minuten, wann es Ihnen passt'],
          ['6', 'Monate', 'von der ersten Probe bis zum ersten Halm, der uns verlässt'],
          ['18', 'Jahre', 'bis ein Kind eines offenen Spenders fragen darf, wer Sie sind'],
        ]),
        questions('Was Spender zuerst fragen', [
          [
            'Erfährt ein Kind, wer ich bin?',
            'Nur wenn Sie offener Spender sein wollen. Dann darf ein erwachsenes Kind nach Ihrem Namen fragen, nie die Eltern. Sonst erfährt ihn niemand.',
          ],
          [
            'Wie vielen Familien darf ich helfen?',
            'Das Recht jedes Landes setzt eine Grenze, und Sie dürfen eine niedrigere setzen. Wir halten sie für Sie ein, über alle Länder.',
          ],
          [
            'Kann ich aufhören?',
            'Jederzeit, ohne Grund. Halme für Familien, die schon ein Kind von Ihnen haben, bleiben für Geschwister.',
          ],
          [
            'Bin ich je für ein Kind verantwortlich?',
            'Nein. Wohin wir Halme senden, macht das Recht die Behandelten zu Eltern.',
          ],
        ]),
        banner(
          'Überlegen Sie, dann schreiben Sie',
          'Sie können erst alles lesen und fragen, was Sie möchten.',
          { text: 'Als Spender bewerben', url: '/de-de/dk-donor/als-spender-bewerben/' },
          'deep',
        ),
      ],
    ],
  ),
]
