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
  },
)
