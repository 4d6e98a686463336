import { post } from '../post.ts'

export const familyLimits = post(
  'family-limits',
  201,
  { publishedOn: '2026-11-20', author: 'Tomas Lindqvist', tags: ['law', 'families'] },
  {
    'en-GB': {
      title: 'What a limit of families really counts',
      slug: 'what-a-limit-of-families-counts',
      intro:
        'Twelve families in Denmark does not mean twelve children. A short reading of what is counted, by whom, and when a place comes free again.',
      words: `Most countries limit how many families one donor may help. The number is easy to quote and hard to read, since countries count different things: families, women, children, or births. [Our table of rules](page:law) says which one yours counts, with its source and the day we checked it.

## A family is counted once

Where families are counted, the place belongs to your family. A second and a third child with the same donor need no second place. That is why planning for siblings is a question of straws, not of permission.

## A place is taken before a child is born

We take the place when you order, not when a birth is reported. Otherwise twenty people could order on the same morning, each believing the last place to be theirs. The place is held while your basket is held, sold when you pay, and given back when you cancel before anything was sent.

## Two limits hold at once

Beside the law of your country a donor may have set a lower limit of his own, and we keep one for the whole world. All must hold. The lowest one decides, and the donor’s page shows which one that is.

## When it is full

A donor whose places in your country are taken is not gone. Families who already have a place can go on ordering. Others see why, and whom they might like instead.`,
    },
    'da-DK': {
      title: 'Hvad en grænse for familier egentlig tæller',
      slug: 'hvad-en-graense-for-familier-taeller',
      intro:
        'Tolv familier i Danmark betyder ikke tolv børn. Kort om, hvad der tælles, af hvem, og hvornår en plads bliver fri igen.',
      words: `De fleste lande begrænser, hvor mange familier én donor må hjælpe. Tallet er let at nævne og svært at læse, for landene tæller forskellige ting: familier, kvinder, børn eller fødsler. [Vores tabel over regler](page:law) siger, hvad dit land tæller, med kilde og den dag, vi tjekkede det.

## En familie tælles én gang

Hvor familier tælles, hører pladsen til din familie. Et andet og et tredje barn med samme donor kræver ikke en ny plads. Derfor er søskende et spørgsmål om strå, ikke om tilladelse.

## Pladsen tages, før et barn fødes

Vi tager pladsen, når du bestiller, ikke når en fødsel indberettes. Ellers kunne tyve mennesker bestille samme morgen og hver især tro, at den sidste plads var deres. Pladsen holdes, mens din kurv holdes, sælges, når du betaler, og gives tilbage, hvis du fortryder, før noget er sendt.

## To grænser gælder på én gang

Ud over dit lands lov kan en donor selv have sat en lavere grænse, og vi har én for hele verden. Alle skal holde. Den laveste afgør det, og donorens side viser, hvilken det er.

## Når der er fyldt

En donor, hvis pladser i dit land er taget, er ikke væk. Familier, der allerede har en plads, kan bestille videre. Andre ser hvorfor, og hvem de måske vil synes om i stedet.`,
    },
    'de-DE': {
      title: 'Was eine Grenze für Familien wirklich zählt',
      slug: 'was-eine-grenze-fuer-familien-zaehlt',
      intro:
        'Zwölf Familien in Dänemark heißt nicht zwölf Kinder. Kurz gelesen: was gezählt wird, von wem, und wann ein Platz wieder frei wird.',
      words: `Die meisten Länder begrenzen, wie vielen Familien ein Spender helfen darf. Die Zahl ist leicht genannt und schwer zu lesen, denn Länder zählen Verschiedenes: Familien, Frauen, Kinder oder Geburten. [Unsere Tabelle der Regeln](page:law) sagt, was Ihres zählt, mit Quelle und dem Tag der Prüfung.

## Eine Familie zählt einmal

Wo Familien gezählt werden, gehört der Platz Ihrer Familie. Ein zweites und drittes Kind mit demselben Spender braucht keinen neuen. Darum sind Geschwister eine Frage der Halme, nicht der Erlaubnis.

## Der Platz wird vor der Geburt belegt

Wir belegen ihn mit der Bestellung, nicht mit der gemeldeten Geburt. Sonst könnten zwanzig Menschen am selben Morgen bestellen, und jeder hielte den letzten Platz für seinen. Er wird gehalten, solange Ihr Korb gehalten wird, verkauft, wenn Sie bezahlen, und zurückgegeben, wenn Sie vor dem Versand zurücktreten.

## Zwei Grenzen gelten zugleich

Neben dem Recht Ihres Landes kann ein Spender selbst eine niedrigere Grenze gesetzt haben, und wir halten eine für die ganze Welt. Alle müssen eingehalten sein. Die niedrigste entscheidet, und die Seite des Spenders zeigt, welche das ist.

## Wenn alles belegt ist

Ein Spender, dessen Plätze in Ihrem Land vergeben sind, ist nicht fort. Familien mit Platz können weiter bestellen. Andere sehen den Grund, und wer ihnen stattdessen gefallen könnte.`,
    },
    'fr-FR': {
      title: 'Ce que compte vraiment une limite de familles',
      slug: 'ce-que-compte-une-limite-de-familles',
      intro:
        'Douze familles au Danemark, ce ne sont pas douze enfants. Brève lecture de ce qui est compté, par qui, et du moment où une place se libère.',
      words: `La plupart des pays limitent le nombre de familles qu’un donneur peut aider. Le chiffre se cite aisément et se lit mal, car les pays comptent des choses différentes : familles, femmes, enfants ou naissances. [Notre tableau des règles](page:law) dit ce que compte le vôtre, avec la source et le jour de notre vérification.

## Une famille compte une fois

Là où l’on compte les familles, la place appartient à la vôtre. Un deuxième ou un troisième enfant du même donneur n’en demande pas d’autre. Une fratrie est donc une question de paillettes, non de permission.

## La place est prise avant la naissance

Nous la prenons à la commande, pas à la déclaration d’une naissance. Sinon vingt personnes pourraient commander le même matin, chacune croyant la dernière place sienne. Elle est retenue tant que votre panier l’est, vendue au paiement, rendue si vous renoncez avant l’envoi.

## Deux limites valent ensemble

Outre la loi de votre pays, un donneur peut avoir fixé une limite plus basse, et nous en gardons une pour le monde entier. Toutes doivent tenir ; la plus basse décide, et la page du donneur dit laquelle.

## Quand c’est complet

Un donneur dont les places sont prises dans votre pays n’a pas disparu. Les familles qui tiennent déjà une place peuvent encore commander. Les autres voient pourquoi, et qui pourrait leur plaire à sa place.`,
    },
    'es-ES': {
      title: 'Qué cuenta de verdad un límite de familias',
      slug: 'que-cuenta-un-limite-de-familias',
      intro:
        'Doce familias en Dinamarca no son doce niños. Una lectura breve de lo que se cuenta, quién lo cuenta y cuándo vuelve a quedar libre una plaza.',
      words: `La mayoría de los países limitan a cuántas familias puede ayudar un donante. La cifra es fácil de citar y difícil de leer, porque los países cuentan cosas distintas: familias, mujeres, niños o nacimientos. [Nuestra tabla de reglas](page:law) dice qué cuenta el suyo, con su fuente y el día en que lo comprobamos.

## Una familia cuenta una vez

Donde se cuentan familias, la plaza es de la suya. Un segundo o tercer hijo con el mismo donante no necesita otra. Por eso los hermanos son cuestión de pajuelas, no de permiso.

## La plaza se ocupa antes del nacimiento

La tomamos al hacer el pedido, no al comunicar un nacimiento. Si no, veinte personas podrían pedir la misma mañana, cada una creyendo suya la última plaza. Se retiene mientras se retiene su cesta, se vende al pagar y se devuelve si renuncia antes del envío.

## Dos límites valen a la vez

Además de la ley de su país, un donante puede haber fijado un límite más bajo, y nosotros guardamos uno para todo el mundo. Todos deben cumplirse; decide el más bajo, y la página del donante dice cuál es.

## Cuando está completo

Un donante cuyas plazas en su país están ocupadas no ha desaparecido. Las familias que ya tienen una plaza pueden seguir pidiendo. Las demás ven por qué, y quién podría gustarles en su lugar.`,
    },
  },
)
