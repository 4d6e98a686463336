import { post } from '../post.ts'

export const idRelease = post(
  'id-release',
  202,
  { publishedOn: '2026-11-13', author: 'Tomas Lindqvist', tags: ['law', 'families'] },
  {
    'en-GB': {
      title: 'ID release or not: what it changes for your child',
      slug: 'id-release-or-not-for-your-child',
      intro:
        'You decide once. Your child lives with it for eighty years. Here is what the two words mean, and what neither can promise.',
      words: `An ID-release donor has agreed, before the first donation, that a child may learn who he is when it comes of age. A non-ID-release donor has agreed to the opposite: that we never tell.

## What your country lets you choose

Some countries admit both, some only donors whose identity can be learnt, a few only those whose identity stays closed. The law of the place where you are treated counts, not your passport. [The table of rules](page:law) has a line for each.

## What a child asks

Adults who grew up with a donor seldom ask for a father. They ask whom they look like, whether there is an illness in the family, and whether there are siblings. Two of these can be answered without a name: every profile here carries three generations of health, and siblings can find one another.

## What nobody can promise

A closed donor is not an untraceable one. A cousin’s DNA test is enough. Choose a closed donor because you prefer it, not because you count on it.

## How to decide

Imagine the conversation at seventeen. If “we chose that you may ask” comes easier to you than “we chose that you may not”, you have your answer.`,
    },
    'da-DK': {
      title: 'Åben eller ikke: hvad det ændrer for dit barn',
      slug: 'aaben-eller-ikke-for-dit-barn',
      intro:
        'Du vælger én gang. Dit barn lever med det i firs år. Her er, hvad ordene betyder, og hvad ingen af dem kan love.',
      words: `En åben donor har før den første donation sagt ja til, at et barn må få at vide, hvem han er, når det bliver myndigt. En ikke-åben donor har sagt ja til det modsatte: at vi aldrig fortæller det.

## Hvad dit land lader dig vælge

Nogle lande tillader begge, nogle kun donorer, hvis identitet kan kendes, få kun dem, hvis identitet forbliver lukket. Det er loven dér, hvor du behandles, der tæller, ikke dit pas. [Tabellen over regler](page:law) har en linje for hvert land.

## Hvad et barn spørger om

Voksne, der er vokset op med en donor, spørger sjældent efter en far. De spørger, hvem de ligner, om der er sygdom i slægten, og om der er søskende. To af delene kan besvares uden et navn: hver profil her har tre generationers helbred, og søskende kan finde hinanden.

## Hvad ingen kan love

En lukket donor er ikke umulig at finde. En fætters dna-test er nok. Vælg en lukket donor, fordi du foretrækker det, ikke fordi du regner med det.

## Sådan vælger du

Forestil dig samtalen ved sytten. Hvis „vi valgte, at du må spørge“ falder dig lettere end „vi valgte, at du ikke må“, har du dit svar.`,
    },
    'de-DE': {
      title: 'Offene Identität oder nicht: was es für Ihr Kind ändert',
      slug: 'offene-identitaet-fuer-ihr-kind',
      intro:
        'Sie entscheiden einmal. Ihr Kind lebt achtzig Jahre damit. Was die Worte bedeuten, und was keines versprechen kann.',
      words: `Ein Spender mit offener Identität hat vor der ersten Spende zugestimmt, dass ein Kind mit der Volljährigkeit erfahren darf, wer er ist. Ein Spender ohne hat dem Gegenteil zugestimmt: dass wir es nie sagen.

## Was Ihr Land wählen lässt

Manche Länder lassen beides zu, manche nur Spender, deren Identität erfahrbar ist, wenige nur solche, deren Identität geschlossen bleibt. Es gilt das Recht des Ortes, an dem Sie behandelt werden, nicht Ihr Pass. [Die Tabelle der Regeln](page:law) hat für jedes eine Zeile.

## Wonach ein Kind fragt

Erwachsene, die mit einem Spender aufwuchsen, fragen selten nach einem Vater. Sie fragen, wem sie ähnlich sehen, ob es Krankheiten in der Familie gibt, und ob es Geschwister gibt. Zwei davon lassen sich ohne Namen beantworten: Jedes Profil hier enthält drei Generationen Gesundheit, und Geschwister können einander finden.

## Was niemand versprechen kann

Eine geschlossene Identität ist keine unauffindbare. Der DNA-Test eines Cousins genügt. Wählen Sie sie, weil Sie es so möchten, nicht weil Sie darauf zählen.

## Wie man entscheidet

Stellen Sie sich das Gespräch mit siebzehn vor. Fällt Ihnen „wir wollten, dass du fragen darfst“ leichter als „wir wollten, dass du es nicht darfst“, haben Sie Ihre Antwort.`,
    },
    'fr-FR': {
      title: 'Identité ouverte ou fermée : ce que cela change pour votre enfant',
      slug: 'identite-ouverte-ou-fermee-pour-votre-enfant',
      intro:
        'Vous décidez une fois. Votre enfant vit avec cela quatre-vingts ans. Ce que disent les deux mots, et ce qu’aucun ne peut promettre.',
      words: `Un donneur à identité ouverte a accepté, avant son premier don, qu’un enfant puisse apprendre à sa majorité qui il est. Un donneur à identité fermée a accepté le contraire : que nous ne le disions jamais.

## Ce que votre pays vous laisse choisir

Certains pays admettent les deux, d’autres seulement les donneurs dont l’identité peut être connue, quelques-uns seulement ceux dont elle reste fermée. C’est la loi du lieu du traitement qui compte, non votre passeport. [Le tableau des règles](page:law) a une ligne pour chacun.

## Ce que demande un enfant

Les adultes nés d’un don demandent rarement un père. Ils demandent à qui ils ressemblent, s’il y a une maladie dans la famille, et s’ils ont des frères et sœurs. Deux de ces questions ont une réponse sans nom : chaque profil porte ici trois générations de santé, et les demi-frères et demi-sœurs peuvent se trouver.

## Ce que personne ne peut promettre

Un donneur fermé n’est pas un donneur introuvable. Le test d’ADN d’un cousin suffit. Choisissez un donneur fermé parce que vous le préférez, non parce que vous y comptez.

## Comment décider

Imaginez la conversation à dix-sept ans. Si « nous avons choisi que tu puisses demander » vous vient plus facilement que « nous avons choisi que tu ne le puisses pas », vous avez votre réponse.`,
    },
    'es-ES': {
      title: 'Identidad abierta o cerrada: qué cambia para su hijo',
      slug: 'identidad-abierta-o-cerrada-para-su-hijo',
      intro:
        'Usted decide una vez. Su hijo vive con ello ochenta años. Qué significan las dos palabras y qué no puede prometer ninguna.',
      words: `Un donante de identidad abierta aceptó, antes de su primera donación, que un hijo pueda saber quién es al llegar a la mayoría de edad. Uno de identidad cerrada aceptó lo contrario: que no lo digamos nunca.

## Qué le deja elegir su país

Unos países admiten ambos, otros solo donantes cuya identidad pueda conocerse, unos pocos solo aquellos cuya identidad queda cerrada. Cuenta la ley del lugar donde se trata, no su pasaporte. [La tabla de reglas](page:law) tiene una línea para cada uno.

## Qué pregunta un hijo

Los adultos nacidos de un donante rara vez preguntan por un padre. Preguntan a quién se parecen, si hay una enfermedad en la familia y si tienen hermanos. Dos de esas preguntas tienen respuesta sin nombre: cada perfil lleva aquí tres generaciones de salud, y los medio hermanos pueden encontrarse.

## Qué no puede prometer nadie

Un donante cerrado no es un donante imposible de encontrar. Basta la prueba de ADN de un primo. Elija un donante cerrado porque lo prefiere, no porque cuente con ello.

## Cómo decidir

Imagine la conversación a los diecisiete años. Si «elegimos que pudieras preguntar» le sale mejor que «elegimos que no pudieras», ya tiene su respuesta.`,
    },
  },
)
