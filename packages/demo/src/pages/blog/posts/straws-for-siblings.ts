import { post } from '../post.ts'

export const strawsForSiblings = post(
  'straws-for-siblings',
  204,
  { publishedOn: '2026-10-30', author: 'Ines Carvalho', tags: ['straws', 'families'] },
  {
    'en-GB': {
      title: 'How many straws for a second child?',
      slug: 'how-many-straws-for-a-second-child',
      intro: 'There is no number that fits everyone, but there are four questions that lead to yours.',
      words: `Nobody can tell you how many attempts a pregnancy will take. What can be counted is what one attempt uses, what storage costs, and what it means if a donor is sold out when you come back.

## How many straws does one attempt use?

An insemination usually uses one straw, sometimes two. IVF and ICSI use one for a round of eggs, and embryos that are frozen afterwards need none. Ask your clinic for its figure; it knows its own methods.

## How many attempts does it reckon with?

Clinics often plan in blocks of three or four and then talk again. Take that number for the first child, and the same once more for the second.

## What does waiting cost?

Stored straws cost a yearly fee, which you find in [the price list](page:prices). Set it beside the price of the straws: after some years the fee can exceed them. For some families a shorter storage and a fresh decision is the better plan.

## And if the donor is sold out?

Your family place remains, so new straws are yours to buy whenever he gives again. But a donor may stop for good. If the same donor matters to you, that is the real reason to keep straws back.

Straws that stay unused need not be a loss: reserved ones can be given back under the terms you agreed to.`,
    },
    'da-DK': {
      title: 'Hvor mange strå til et barn nummer to?',
      slug: 'hvor-mange-straa-til-et-barn-nummer-to',
      intro: 'Intet tal passer til alle, men fire spørgsmål fører til dit.',
      words: `Ingen kan sige, hvor mange forsøg en graviditet kræver. Det, der kan tælles, er, hvad ét forsøg bruger, hvad opbevaring koster, og hvad det betyder, hvis en donor er udsolgt, når du kommer igen.

## Hvor mange strå bruger ét forsøg?

En insemination bruger som regel ét strå, nogle gange to. IVF og ICSI bruger ét til en omgang æg, og embryoner, der fryses bagefter, kræver ingen. Spørg din klinik om dens tal; den kender sine egne metoder.

## Hvor mange forsøg regner den med?

Klinikker planlægger ofte tre eller fire ad gangen og taler så sammen igen. Tag det tal til det første barn og det samme én gang til for det andet.

## Hvad koster det at vente?

Opbevarede strå koster et årligt gebyr, som du finder i [prislisten](page:prices). Hold det op mod stråenes pris: efter nogle år kan gebyret overstige dem. For nogle familier er en kortere opbevaring og en ny beslutning den bedre plan.

## Og hvis donoren er udsolgt?

Din familieplads består, så nye strå er dine at købe, når han giver igen. Men en donor kan stoppe helt. Betyder det noget, at det er den samme, er det den egentlige grund til at lægge strå til side.

Strå, der ikke bruges, behøver ikke være tabt: reserverede kan gives tilbage på de vilkår, du sagde ja til.`,
    },
    'de-DE': {
      title: 'Wie viele Halme für ein zweites Kind?',
      slug: 'wie-viele-halme-fuer-ein-zweites-kind',
      intro: 'Keine Zahl passt für alle, aber vier Fragen führen zu Ihrer.',
      words: `Niemand kann sagen, wie viele Versuche eine Schwangerschaft braucht. Zählen lässt sich, was ein Versuch verbraucht, was Lagerung kostet, und was es heißt, wenn ein Spender ausverkauft ist, wenn Sie wiederkommen.

## Wie viele Halme braucht ein Versuch?

Eine Insemination braucht meist einen Halm, manchmal zwei. IVF und ICSI brauchen einen für eine Runde Eizellen, und danach eingefrorene Embryonen keinen. Fragen Sie Ihre Klinik nach ihrer Zahl; sie kennt ihre Verfahren.

## Mit wie vielen Versuchen rechnet sie?

Kliniken planen oft drei oder vier und sprechen dann neu. Nehmen Sie diese Zahl für das erste Kind und dieselbe noch einmal für das zweite.

## Was kostet das Warten?

Gelagerte Halme kosten eine jährliche Gebühr, die in [der Preisliste](page:prices) steht. Stellen Sie sie neben den Preis der Halme: Nach einigen Jahren kann sie ihn übersteigen. Für manche Familien ist eine kürzere Lagerung und eine neue Entscheidung der bessere Plan.

## Und wenn der Spender ausverkauft ist?

Ihr Familienplatz bleibt, neue Halme können Sie also kaufen, sobald er wieder spendet. Ein Spender kann aber ganz aufhören. Ist Ihnen derselbe wichtig, ist das der eigentliche Grund, Halme zurückzulegen.

Ungenutzte Halme müssen kein Verlust sein: Reservierte lassen sich zu den vereinbarten Bedingungen zurückgeben.`,
    },
    'fr-FR': {
      title: 'Combien de paillettes pour un deuxième enfant ?',
      slug: 'combien-de-paillettes-pour-un-deuxieme-enfant',
      intro: 'Aucun nombre ne convient à toutes, mais quatre questions mènent au vôtre.',
      words: `Personne ne peut vous dire combien d’essais demandera une grossesse. On peut compter ce qu’un essai consomme, ce que coûte la conservation, et ce que cela change si un donneur est épuisé quand vous revenez.

## Combien de paillettes pour un essai ?

Une insémination en demande en général une, parfois deux. Une IVF ou une ICSI en utilise une pour une série d’ovocytes, et les embryons congelés ensuite n’en demandent aucune. Demandez son chiffre à votre clinique ; elle connaît ses méthodes.

## Sur combien d’essais compte-t-elle ?

Les cliniques en prévoient souvent trois ou quatre, puis en reparlent. Prenez ce nombre pour le premier enfant, et le même encore pour le deuxième.

## Que coûte l’attente ?

Des paillettes conservées coûtent chaque année un montant que vous trouvez dans [la liste des prix](page:prices). Mettez-le à côté du prix des paillettes : après quelques années il peut le dépasser. Pour certaines familles, une conservation plus courte et une nouvelle décision valent mieux.

## Et si le donneur est épuisé ?

Votre place de famille demeure, et vous pourrez acheter de nouvelles paillettes quand il donnera de nouveau. Mais un donneur peut arrêter pour de bon. Si c’est le même qui compte pour vous, voilà la vraie raison d’en garder.

Les paillettes qui ne servent pas ne sont pas forcément perdues : celles qui sont réservées peuvent être rendues aux conditions convenues.`,
    },
    'es-ES': {
      title: '¿Cuántas pajuelas para un segundo hijo?',
      slug: 'cuantas-pajuelas-para-un-segundo-hijo',
      intro: 'No hay un número que sirva para todos, pero hay cuatro preguntas que llevan al suyo.',
      words: `Nadie puede decirle cuántos intentos necesitará un embarazo. Puede contarse lo que gasta un intento, lo que cuesta la conservación y lo que supone que un donante esté agotado cuando usted vuelva.

## ¿Cuántas pajuelas gasta un intento?

Una inseminación suele gastar una, a veces dos. IVF e ICSI usan una para una ronda de óvulos, y los embriones que se congelan después no necesitan ninguna. Pregunte a su clínica por su cifra; conoce sus métodos.

## ¿Con cuántos intentos cuenta?

Las clínicas suelen planear tres o cuatro y luego vuelven a hablar. Tome ese número para el primer hijo, y el mismo otra vez para el segundo.

## ¿Cuánto cuesta esperar?

Las pajuelas guardadas cuestan una cuota anual que encuentra en [la lista de precios](page:prices). Póngala junto al precio de las pajuelas: al cabo de unos años puede superarlo. Para algunas familias es mejor plan una conservación más corta y una decisión nueva.

## ¿Y si el donante está agotado?

Su plaza de familia se mantiene, así que podrá comprar pajuelas nuevas cuando vuelva a donar. Pero un donante puede dejarlo para siempre. Si le importa que sea el mismo, esa es la verdadera razón para guardar pajuelas.

Las pajuelas que no se usan no tienen por qué perderse: las reservadas pueden devolverse en las condiciones que aceptó.`,
    },
  },
)
