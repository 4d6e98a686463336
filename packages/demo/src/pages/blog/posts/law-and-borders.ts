import { post } from '../post.ts'

export const lawAndBorders = post(
  'law-and-borders',
  210,
  { publishedOn: '2026-09-18', author: 'Tomas Lindqvist', tags: ['law'] },
  {
    'en-GB': {
      title: 'Living in one country, treated in another',
      slug: 'living-in-one-country-treated-in-another',
      intro:
        'Three laws can meet in one treatment. Which of them decides what, and the question to ask before you travel.',
      words: `Many who order here live in one country and are treated in another. That is allowed more often than people think, and less simple.

## The country of treatment decides about the donor

Which donors are admitted, how many families they may help, and whether straws may only go to a clinic follows from where the treatment takes place. That is why we ask for it first, and why prices and donors change when you change it.

## Your own country decides about parenthood

Who is entered as a parent, and whether a partner must adopt, is usually settled where you live. Some countries look at where and how the treatment was done: a clinic with a licence counts, a treatment at home may not. Ask a lawyer or a counselling centre there before the treatment, since it can seldom be repaired after.

## The donor’s country decides about the donor

What he agreed to, and what is kept about him, follows the law of the place where he gave.

## The question to ask

“If I am treated there, with this kind of donor, who will be the parents here?” If you get no clear answer, wait.

[Our table](page:law) shows the first of the three laws. Rules that we have not verified are marked so; we would rather show a gap than a guess.`,
    },
    'da-DK': {
      title: 'At bo i ét land og behandles i et andet',
      slug: 'at-bo-i-et-land-og-behandles-i-et-andet',
      intro:
        'Tre love kan mødes i én behandling. Hvilken afgør hvad, og hvad du skal spørge om, før du rejser.',
      words: `Mange, der bestiller her, bor i ét land og behandles i et andet. Det er tilladt oftere, end man tror, og mindre enkelt.

## Behandlingslandet bestemmer om donoren

Hvilke donorer der må bruges, hvor mange familier de må hjælpe, og om strå kun må komme til en klinik, følger af, hvor behandlingen sker. Derfor spørger vi om det først, og derfor skifter priser og donorer, når du ændrer det.

## Dit eget land bestemmer om forældreskab

Hvem der bliver skrevet ind som forælder, og om en partner skal adoptere, afgøres som regel dér, hvor du bor. Nogle lande ser på, hvor og hvordan behandlingen skete: en klinik med tilladelse tæller, en behandling hjemme gør måske ikke. Spørg en advokat eller en rådgivning dér før behandlingen, for det kan sjældent rettes bagefter.

## Donorens land bestemmer om donoren

Hvad han sagde ja til, og hvad der gemmes om ham, følger loven dér, hvor han gav.

## Det, du skal spørge om

„Hvis jeg behandles dér, med den slags donor, hvem er så forældre her?“ Får du ikke et klart svar, så vent.

[Vores tabel](page:law) viser den første af de tre love. Regler, vi ikke har efterprøvet, er mærket; vi viser hellere et hul end et gæt.`,
    },
    'de-DE': {
      title: 'In einem Land leben, in einem anderen behandelt werden',
      slug: 'leben-hier-behandlung-dort',
      intro:
        'Drei Rechte können sich in einer Behandlung treffen. Welches was entscheidet, und die Frage vor der Reise.',
      words: `Viele, die hier bestellen, leben in einem Land und werden in einem anderen behandelt. Das ist öfter erlaubt, als man denkt, und weniger einfach.

## Das Land der Behandlung entscheidet über den Spender

Welche Spender zugelassen sind, wie vielen Familien sie helfen dürfen, und ob Halme nur in eine Klinik dürfen, folgt daraus, wo behandelt wird. Darum fragen wir zuerst danach, und darum ändern sich Preise und Spender, wenn Sie es ändern.

## Ihr eigenes Land entscheidet über die Elternschaft

Wer als Elternteil eingetragen wird, und ob ein Partner adoptieren muss, regelt meist das Land, in dem Sie leben. Manche sehen darauf, wo und wie behandelt wurde: Eine Klinik mit Erlaubnis zählt, eine Behandlung zu Hause vielleicht nicht. Fragen Sie dort vor der Behandlung eine Anwältin oder eine Beratungsstelle; danach lässt es sich selten richten.

## Das Land des Spenders entscheidet über den Spender

Worin er eingewilligt hat, und was über ihn aufbewahrt wird, folgt dem Recht des Ortes, an dem er gespendet hat.

## Die Frage

„Wenn ich dort mit so einem Spender behandelt werde, wer sind dann hier die Eltern?“ Bekommen Sie keine klare Antwort, warten Sie.

[Unsere Tabelle](page:law) zeigt das erste der drei Rechte. Ungeprüfte Regeln sind als solche gekennzeichnet; lieber eine Lücke als eine Vermutung.`,
    },
    'fr-FR': {
      title: 'Vivre dans un pays, être traitée dans un autre',
      slug: 'vivre-dans-un-pays-etre-traitee-dans-un-autre',
      intro:
        'Trois droits peuvent se croiser dans un même traitement. Lequel décide de quoi, et la question à poser avant de partir.',
      words: `Beaucoup de celles qui commandent ici vivent dans un pays et sont traitées dans un autre. C’est permis plus souvent qu’on ne croit, et moins simple.

## Le pays du traitement décide du donneur

Quels donneurs sont admis, combien de familles ils peuvent aider, et si les paillettes ne peuvent aller qu’à une clinique : tout cela suit du lieu du traitement. C’est pourquoi nous le demandons d’abord, et pourquoi prix et donneurs changent quand vous en changez.

## Votre propre pays décide de la filiation

Qui est inscrit comme parent, et si un partenaire doit adopter, se règle en général là où vous vivez. Certains pays regardent où et comment le traitement a eu lieu : une clinique autorisée compte, un traitement à domicile pas toujours. Demandez sur place à un avocat ou à un centre de conseil avant le traitement ; après, cela se répare rarement.

## Le pays du donneur décide du donneur

Ce qu’il a accepté, et ce qui est conservé de lui, suit la loi du lieu où il a donné.

## La question à poser

« Si je suis traitée là-bas, avec ce type de donneur, qui seront ici les parents ? » Si la réponse n’est pas claire, attendez.

[Notre tableau](page:law) montre le premier des trois droits. Les règles que nous n’avons pas vérifiées y sont marquées ; nous aimons mieux montrer un vide qu’une supposition.`,
    },
    'es-ES': {
      title: 'Vivir en un país y tratarse en otro',
      slug: 'vivir-en-un-pais-y-tratarse-en-otro',
      intro:
        'En un solo tratamiento pueden cruzarse tres leyes. Cuál decide qué, y la pregunta que conviene hacer antes de viajar.',
      words: `Muchas de las personas que piden aquí viven en un país y se tratan en otro. Está permitido más a menudo de lo que se cree, y es menos sencillo.

## El país del tratamiento decide sobre el donante

Qué donantes se admiten, a cuántas familias pueden ayudar y si las pajuelas solo pueden ir a una clínica depende del lugar del tratamiento. Por eso lo preguntamos primero, y por eso cambian precios y donantes cuando usted lo cambia.

## Su propio país decide sobre la filiación

Quién consta como progenitor, y si la pareja debe adoptar, suele resolverse donde usted vive. Algunos países miran dónde y cómo se hizo el tratamiento: una clínica con licencia cuenta, un tratamiento en casa quizá no. Pregunte allí a un abogado o a un centro de asesoramiento antes del tratamiento; después rara vez tiene arreglo.

## El país del donante decide sobre el donante

Lo que aceptó, y lo que se guarda de él, sigue la ley del lugar donde donó.

## La pregunta que conviene hacer

«Si me trato allí, con este tipo de donante, ¿quiénes serán aquí los padres?» Si no recibe una respuesta clara, espere.

[Nuestra tabla](page:law) muestra la primera de las tres leyes. Las reglas que no hemos comprobado están señaladas; preferimos mostrar un hueco antes que una suposición.`,
    },
  },
)
