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
    'fr-FR': {
      title: 'Le dire à un enfant, dès la première semaine',
      slug: 'le-dire-a-un-enfant-des-la-premiere-semaine',
      intro:
        'Le meilleur moment pour commencer est avant que quiconque puisse répondre. Des phrases pour chaque âge, à emprunter et à changer.',
      words: `Les enfants qui l’ont toujours su ne peuvent dire quand ils l’ont appris. C’est le but : non une conversation, mais une histoire qui a toujours été là.

## Avant le premier anniversaire

Dites-le à voix haute en changeant une couche. « Nous te voulions tant que nous avons demandé de l’aide. Un homme que nous ne connaissons pas nous a donné une graine. » L’enfant ne comprend pas. Vous vous exercez.

## À trois et quatre ans

Les enfants demandent d’où ils viennent, non où ils ont été faits. « Pour un bébé, il faut un œuf et une graine. La nôtre venait d’un donneur, un homme gentil qui aide les familles. » Puis attendez la question suivante ; souvent elle porte sur le déjeuner.

## À sept ans

Vient le « pourquoi ? ». Deux mères, une mère, un père dont les cellules ne marchent pas : donnez votre propre raison en une phrase, sans vous excuser.

## À treize ans

Les questions vont à l’apparence, aux gènes, aux frères et sœurs. Lisez ensemble le profil du donneur. Laissez l’enfant décider à qui il le dit ; c’est son histoire, maintenant.

## Quand il est tard

Il n’est jamais trop tard, et ce n’est jamais facile. Commencez par la phrase qui est vraie : « Il y a une chose que nous aurions dû te dire plus tôt, et elle ne change pas qui nous sommes. » Puis écoutez plus longtemps que vous ne parlez.`,
    },
    'es-ES': {
      title: 'Contárselo a un hijo desde la primera semana',
      slug: 'contarselo-a-un-hijo-desde-la-primera-semana',
      intro:
        'El mejor momento para empezar es antes de que nadie pueda contestar. Frases para cada edad, para tomar prestadas y cambiar.',
      words: `Los niños que siempre lo supieron no saben decir cuándo se lo contaron. Esa es la meta: no una conversación, sino una historia que siempre estuvo ahí.

## Antes del primer cumpleaños

Dígalo en voz alta mientras cambia un pañal. «Te queríamos tanto que pedimos ayuda. Un hombre que no conocemos nos dio una semilla.» El niño no lo entiende. Usted está ensayando.

## A los tres y cuatro años

Los niños preguntan de dónde vienen, no dónde los hicieron. «Para un bebé hacen falta un óvulo y una semilla. La nuestra vino de un donante, un hombre amable que ayuda a las familias.» Luego espere la siguiente pregunta; muchas veces trata de la comida.

## A los siete

Ahora llega el «¿por qué?». Dos madres, una madre, un padre cuyas células no funcionan: dé su propia razón en una frase, sin pedir perdón.

## A los trece

Las preguntas van al aspecto, a los genes y a los hermanos. Lean juntos el perfil del donante. Deje que decida a quién se lo cuenta; ahora es su historia.

## Cuando se hace tarde

Nunca es demasiado tarde y nunca es fácil. Empiece por la frase que es verdad: «Hay algo que deberíamos haberte contado antes, y no cambia quiénes somos.» Después escuche más tiempo del que habla.`,
    },
  },
)
