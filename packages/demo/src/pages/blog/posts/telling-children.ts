import { post } from '../post.ts'

export const tellingChildren = post(
  'telling-children',
  207,
  { publishedOn: '2026-10-09', author: 'Nora Bech', tags: ['families'] },
  {
    'en-GB': {
      title: 'Telling a child, from the first week',
      slug: 'telling-a-child-from-the-first-week',
      intro:
        'The best time to begin is before anyone can answer. Sentences for each age, to borrow and to change.',
      words: `Children who have always known cannot say when they were told. That is the aim: not one talk, but a story that was always there.

## Before the first birthday

Say it aloud while you change a nappy. “We wanted you so much that we asked for help. A man we do not know gave us a seed.” The child does not understand. You are practising.

## At three and four

Children ask where they come from, not where they were made. “For a baby you need an egg and a seed. Ours came from a donor, a kind man who helps families.” Then wait for the next question; often it is about lunch.

## At seven

Now comes “why?”. Two mothers, one mother, a father whose cells do not work: give your own reason in one sentence, without apology.

## At thirteen

The questions turn to looks, to genes and to siblings. Read the donor’s profile together. Let the child decide whom it tells; it is its story now.

## When you are late

It is never too late, and it is never easy. Begin with the sentence that is true: “There is something we should have told you earlier, and it does not change who we are.” Then listen longer than you speak.`,
    },
    'da-DK': {
      title: 'At fortælle det til et barn, fra første uge',
      slug: 'at-fortaelle-det-til-et-barn',
      intro:
        'Det bedste tidspunkt at begynde på er, før nogen kan svare. Sætninger til hver alder, til at låne og lave om.',
      words: `Børn, der altid har vidst det, kan ikke sige, hvornår de fik det at vide. Det er målet: ikke én samtale, men en historie, der altid har været der.

## Før første fødselsdag

Sig det højt, mens du skifter en ble. „Vi ville så gerne have dig, at vi bad om hjælp. En mand, vi ikke kender, gav os et frø.“ Barnet forstår det ikke. Du øver dig.

## Tre og fire år

Børn spørger, hvor de kommer fra, ikke hvor de er lavet. „Til et barn skal man bruge et æg og et frø. Vores kom fra en donor, en venlig mand, der hjælper familier.“ Vent så på det næste spørgsmål; tit handler det om frokost.

## Syv år

Nu kommer „hvorfor?“. To mødre, én mor, en far, hvis celler ikke virker: sig jeres egen grund i én sætning, uden at undskylde.

## Tretten år

Spørgsmålene handler om udseende, gener og søskende. Læs donorens profil sammen. Lad barnet bestemme, hvem det fortæller det til; det er dets historie nu.

## Når det er sent

Det er aldrig for sent, og det er aldrig let. Begynd med den sætning, der er sand: „Der er noget, vi burde have fortalt dig før, og det ændrer ikke, hvem vi er.“ Lyt så længere, end du taler.`,
    },
    'de-DE': {
      title: 'Einem Kind davon erzählen, von der ersten Woche an',
      slug: 'einem-kind-davon-erzaehlen',
      intro:
        'Die beste Zeit zu beginnen ist, bevor jemand antworten kann. Sätze für jedes Alter, zum Leihen und Ändern.',
      words: `Kinder, die es immer wussten, können nicht sagen, wann sie es erfuhren. Das ist das Ziel: nicht ein Gespräch, sondern eine Geschichte, die immer da war.

## Vor dem ersten Geburtstag

Sagen Sie es laut beim Wickeln. „Wir haben uns dich so sehr gewünscht, dass wir um Hilfe gebeten haben. Ein Mann, den wir nicht kennen, hat uns einen Samen gegeben.“ Das Kind versteht es nicht. Sie üben.

## Mit drei und vier

Kinder fragen, woher sie kommen, nicht, wie sie gemacht wurden. „Für ein Kind braucht man ein Ei und einen Samen. Unserer kam von einem Spender, einem freundlichen Mann, der Familien hilft.“ Warten Sie dann auf die nächste Frage; oft geht es ums Mittagessen.

## Mit sieben

Jetzt kommt das „Warum?“. Zwei Mütter, eine Mutter, ein Vater, dessen Zellen nicht arbeiten: Nennen Sie Ihren Grund in einem Satz, ohne Entschuldigung.

## Mit dreizehn

Die Fragen gehen zu Aussehen, Genen und Geschwistern. Lesen Sie das Profil des Spenders gemeinsam. Lassen Sie das Kind entscheiden, wem es davon erzählt; es ist jetzt seine Geschichte.

## Wenn es spät ist

Es ist nie zu spät, und es ist nie leicht. Beginnen Sie mit dem Satz, der stimmt: „Es gibt etwas, das wir dir früher hätten sagen sollen, und es ändert nicht, wer wir sind.“ Hören Sie dann länger zu, als Sie sprechen.`,
    },
  },
)
