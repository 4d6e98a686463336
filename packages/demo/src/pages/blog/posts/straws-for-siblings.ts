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
  },
)
