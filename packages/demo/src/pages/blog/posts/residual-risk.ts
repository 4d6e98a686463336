import { post } from '../post.ts'

export const residualRisk = post(
  'residual-risk',
  203,
  { publishedOn: '2026-11-06', author: 'Nora Bech', tags: ['genetics'] },
  {
    'en-GB': {
      title: 'What “1 in 240” really means',
      slug: 'what-one-in-240-means',
      intro:
        'A negative test is never zero. How to read a residual risk without fear and without comfort you cannot trust.',
      words: `A carrier test looks for the changes of a gene that are known and common. It cannot look for those nobody has described. What is left after a negative answer is the residual risk.

## From one number to another

Say one person in 25 carries a change of a gene, and the test finds nine of ten such changes. Of 250 people ten are carriers; the test finds nine of them. Among the 241 with a negative answer one carrier is left: about 1 in 240. That is where such a number comes from.

## Being a carrier is not being ill

A carrier of a recessive condition has one changed copy and one that works, and is usually well. A child can be affected only when egg and sperm bring a change in the same gene, and then in one case of four. So the number that matters is a product: the donor’s risk, times yours, times a quarter.

## What to do with it

If you know your own result, compare the genes, not the lists: a donor who carries something you do not is a reasonable choice. If you have not been tested, ask your clinic whether you should be. If your test finds the same gene as your donor’s, tell us before the straws leave.

On a donor’s page we draw the number as dots, all 240 of them, since a fraction is read more easily when it is seen.`,
    },
    'da-DK': {
      title: 'Hvad „1 ud af 240“ egentlig betyder',
      slug: 'hvad-1-ud-af-240-betyder',
      intro:
        'En negativ test er aldrig nul. Sådan læses en restrisiko uden frygt og uden en trøst, man ikke kan stole på.',
      words: `En bærertest leder efter de ændringer i et gen, der er kendte og almindelige. Den kan ikke lede efter dem, ingen har beskrevet. Det, der er tilbage efter et negativt svar, er restrisikoen.

## Fra ét tal til et andet

Lad os sige, at én ud af 25 bærer en ændring i et gen, og testen finder ni ud af ti sådanne ændringer. Af 250 mennesker er ti bærere; testen finder de ni. Blandt de 241 med negativt svar er der én bærer tilbage: omkring 1 ud af 240. Derfra kommer sådan et tal.

## At være bærer er ikke at være syg

En bærer af en recessiv sygdom har én ændret kopi og én, der virker, og er som regel rask. Et barn kan kun rammes, når æg og sæd bærer en ændring i samme gen, og da i ét tilfælde ud af fire. Det tal, der betyder noget, er altså et produkt: donorens risiko gange din gange en fjerdedel.

## Hvad du bruger det til

Kender du dit eget svar, så sammenlign generne, ikke listerne: en donor, der bærer noget, du ikke gør, er et fornuftigt valg. Er du ikke testet, så spørg din klinik, om du bør blive det. Finder din test samme gen som donorens, så sig det, før stråene sendes.

På donorens side tegner vi tallet som prikker, alle 240, for en brøk læses lettere, når den ses.`,
    },
    'de-DE': {
      title: 'Was „1 von 240“ wirklich bedeutet',
      slug: 'was-1-von-240-bedeutet',
      intro:
        'Ein negativer Test ist nie null. Wie man ein Restrisiko liest, ohne Furcht und ohne falschen Trost.',
      words: `Ein Trägertest sucht nach den Veränderungen eines Gens, die bekannt und häufig sind. Nach denen, die niemand beschrieben hat, kann er nicht suchen. Was nach einem negativen Ergebnis übrig bleibt, ist das Restrisiko.

## Von einer Zahl zur anderen

Angenommen, eine von 25 Personen trägt eine Veränderung eines Gens, und der Test findet neun von zehn. Von 250 Menschen sind zehn Träger; neun findet der Test. Unter den 241 mit negativem Ergebnis bleibt einer: etwa 1 von 240. Daher kommt eine solche Zahl.

## Träger sein heißt nicht krank sein

Wer eine rezessive Krankheit trägt, hat eine veränderte Kopie und eine, die arbeitet, und ist meist gesund. Ein Kind kann nur betroffen sein, wenn Eizelle und Samen im selben Gen verändert sind, und dann in einem von vier Fällen. Es zählt also ein Produkt: das Risiko des Spenders mal Ihres mal ein Viertel.

## Was Sie damit tun

Kennen Sie Ihr Ergebnis, vergleichen Sie die Gene, nicht die Listen: Ein Spender, der etwas trägt, das Sie nicht tragen, ist eine vernünftige Wahl. Sind Sie nicht getestet, fragen Sie Ihre Klinik, ob Sie es sein sollten. Findet Ihr Test dasselbe Gen wie der des Spenders, sagen Sie es, bevor die Halme abgehen.

Auf der Seite eines Spenders zeichnen wir die Zahl als Punkte, alle 240, denn einen Bruch liest man leichter, wenn man ihn sieht.`,
    },
    'fr-FR': {
      title: 'Ce que veut vraiment dire « 1 sur 240 »',
      slug: 'ce-que-veut-dire-un-sur-240',
      intro:
        'Un test négatif n’est jamais zéro. Comment lire un risque résiduel sans peur, et sans réconfort auquel on ne peut se fier.',
      words: `Un test de portage cherche les changements d’un gène qui sont connus et fréquents. Il ne peut chercher ceux que personne n’a décrits. Ce qui reste après une réponse négative est le risque résiduel.

## D’un nombre à l’autre

Disons qu’une personne sur 25 porte un changement d’un gène, et que le test trouve neuf de ces changements sur dix. Sur 250 personnes, dix en portent un ; le test en trouve neuf. Parmi les 241 qui ont une réponse négative, il en reste une : environ 1 sur 240. Voilà d’où vient un tel nombre.

## Porter n’est pas être malade

Qui porte une affection récessive a une copie changée et une qui fonctionne, et va en général bien. Un enfant ne peut être atteint que si l’ovocyte et le sperme apportent un changement du même gène, et alors une fois sur quatre. Le nombre qui compte est donc un produit : le risque du donneur, fois le vôtre, fois un quart.

## Qu’en faire

Si vous connaissez votre propre résultat, comparez les gènes, non les listes : un donneur qui porte ce que vous ne portez pas est un choix raisonnable. Si vous n’êtes pas testée, demandez à votre clinique si vous devriez l’être. Si votre test trouve le même gène que celui de votre donneur, dites-le-nous avant que les paillettes partent.

Sur la page d’un donneur, nous dessinons ce nombre en points, les 240, car une fraction se lit mieux quand on la voit.`,
    },
    'es-ES': {
      title: 'Qué significa de verdad «1 de cada 240»',
      slug: 'que-significa-uno-de-cada-240',
      intro:
        'Una prueba negativa nunca es cero. Cómo leer un riesgo residual sin miedo y sin un consuelo del que no pueda fiarse.',
      words: `Una prueba de portadores busca los cambios de un gen que son conocidos y frecuentes. No puede buscar los que nadie ha descrito. Lo que queda tras una respuesta negativa es el riesgo residual.

## De un número a otro

Digamos que una de cada 25 personas lleva un cambio de un gen y que la prueba encuentra nueve de cada diez cambios. De 250 personas, diez son portadoras; la prueba encuentra nueve. Entre las 241 con respuesta negativa queda una: más o menos 1 de cada 240. De ahí viene un número así.

## Ser portador no es estar enfermo

Quien es portador de una afección recesiva tiene una copia cambiada y otra que funciona, y suele estar bien. Un hijo solo puede verse afectado si el óvulo y el semen traen un cambio en el mismo gen, y entonces en uno de cada cuatro casos. Por eso el número que importa es un producto: el riesgo del donante, por el suyo, por un cuarto.

## Qué hacer con él

Si conoce su propio resultado, compare los genes, no las listas: un donante que lleva algo que usted no lleva es una elección razonable. Si no se ha hecho la prueba, pregunte a su clínica si debería. Si su prueba encuentra el mismo gen que la del donante, díganoslo antes de que salgan las pajuelas.

En la página de un donante dibujamos el número con puntos, los 240, porque una fracción se lee mejor cuando se ve.`,
    },
  },
)
