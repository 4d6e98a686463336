import { post } from '../post.ts'

export const choosingTogether = post(
  'choosing-together',
  209,
  { publishedOn: '2026-09-25', author: 'Nora Bech', tags: ['families'] },
  {
    'en-GB': {
      title: 'Choosing together without a spreadsheet',
      slug: 'choosing-together',
      intro:
        'Two people, three thousand profiles, one evening. A way through that ends with a name and not with a quarrel.',
      words: `Couples tell us that the search is the first thing about their child they disagree on. Here is an order that has helped many.

## First, each alone

Write down three things that matter and three that do not. Be honest about the second list: eye colour may well be on it. Exchange the papers and do not discuss them yet.

## Let the law go first

Set the country of treatment before you look at anyone. It takes away the donors who cannot be yours anyway, before you have fallen for one.

## Then health, then a voice

Read the three generations of health before you look at a portrait. Afterwards listen to the recording, in the dark if you like. Most people know within a minute.

## Five, then sleep

Save five favourites and stop. Look again after two nights, each alone, and put them in an order. Where the orders meet is your donor. If they do not meet, take the one that is second on both lists.

## And alone?

If you choose by yourself, borrow a friend for the last step. Not to decide, but to hear yourself explain it aloud.

You can begin [with the search](page:find-sperm-donor); it needs no account.`,
    },
    'da-DK': {
      title: 'At vælge sammen uden regneark',
      slug: 'at-vaelge-sammen',
      intro:
        'To mennesker, tre tusind profiler, én aften. En vej igennem, der ender med et navn og ikke med et skænderi.',
      words: `Par fortæller os, at søgningen er det første om deres barn, de er uenige om. Her er en rækkefølge, der har hjulpet mange.

## Først hver for sig

Skriv tre ting ned, der betyder noget, og tre, der ikke gør. Vær ærlig om den anden liste: øjenfarve står måske på den. Byt papirer, og tal ikke om dem endnu.

## Lad loven gå forrest

Vælg behandlingslandet, før I ser på nogen. Det fjerner de donorer, der alligevel ikke kan blive jeres, før I er faldet for en af dem.

## Så helbred, så en stemme

Læs de tre generationers helbred, før I ser et portræt. Lyt derefter til optagelsen, gerne i mørke. De fleste ved det inden for et minut.

## Fem, og så sove

Gem fem favoritter, og stop. Se igen efter to nætter, hver for sig, og sæt dem i rækkefølge. Dér, hvor rækkefølgerne mødes, er jeres donor. Mødes de ikke, så tag den, der er nummer to på begge lister.

## Og alene?

Vælger du selv, så lån en ven til det sidste trin. Ikke for at bestemme, men for at høre dig selv forklare det højt.

I kan begynde [med søgningen](page:find-sperm-donor); den kræver ingen konto.`,
    },
    'de-DE': {
      title: 'Gemeinsam wählen ohne Tabelle',
      slug: 'gemeinsam-waehlen',
      intro:
        'Zwei Menschen, dreitausend Profile, ein Abend. Ein Weg, der mit einem Namen endet und nicht mit einem Streit.',
      words: `Paare erzählen uns, dass die Suche das Erste ist, worüber sie bei ihrem Kind uneins sind. Diese Reihenfolge hat vielen geholfen.

## Zuerst jeder für sich

Schreiben Sie drei Dinge auf, die zählen, und drei, die nicht zählen. Seien Sie bei der zweiten Liste ehrlich: Die Augenfarbe steht vielleicht darauf. Tauschen Sie die Zettel und sprechen Sie noch nicht darüber.

## Das Recht geht voran

Stellen Sie das Land der Behandlung ein, bevor Sie jemanden ansehen. Es nimmt die Spender weg, die ohnehin nicht infrage kommen, bevor Sie sich für einen erwärmt haben.

## Dann Gesundheit, dann eine Stimme

Lesen Sie die drei Generationen Gesundheit, bevor Sie ein Porträt ansehen. Hören Sie danach die Aufnahme, gern im Dunkeln. Die meisten wissen es binnen einer Minute.

## Fünf, dann schlafen

Merken Sie sich fünf und hören Sie auf. Sehen Sie nach zwei Nächten wieder hin, jeder für sich, und ordnen Sie sie. Wo sich die Reihen treffen, ist Ihr Spender. Treffen sie sich nicht, nehmen Sie den, der auf beiden Listen an zweiter Stelle steht.

## Und allein?

Wählen Sie allein, leihen Sie sich für den letzten Schritt einen Freund. Nicht zum Entscheiden, sondern um sich selbst laut erklären zu hören.

Beginnen können Sie [mit der Suche](page:find-sperm-donor); dafür brauchen Sie kein Konto.`,
    },
    'fr-FR': {
      title: 'Choisir à deux, sans tableur',
      slug: 'choisir-a-deux',
      intro:
        'Deux personnes, trois mille profils, une soirée. Un chemin qui finit par un prénom et non par une dispute.',
      words: `Des couples nous disent que la recherche est la première chose, à propos de leur enfant, sur laquelle ils ne sont pas d’accord. Voici un ordre qui en a aidé beaucoup.

## D’abord, chacun de son côté

Notez trois choses qui comptent et trois qui ne comptent pas. Soyez honnête avec la seconde liste : la couleur des yeux y est peut-être. Échangez les feuilles, et n’en parlez pas encore.

## La loi passe devant

Indiquez le pays du traitement avant de regarder qui que ce soit. Les donneurs qui de toute façon ne sont pas possibles disparaissent avant que vous vous soyez attachés à l’un d’eux.

## Puis la santé, puis une voix

Lisez les trois générations de santé avant de regarder un portrait. Écoutez ensuite l’enregistrement, dans le noir si vous voulez. La plupart savent en une minute.

## Cinq, puis une nuit

Gardez cinq favoris et arrêtez-vous. Regardez de nouveau deux nuits plus tard, chacun seul, et classez-les. Là où les deux ordres se rejoignent est votre donneur. S’ils ne se rejoignent pas, prenez celui qui est deuxième sur les deux listes.

## Et seule ?

Si vous choisissez seule, empruntez une amie pour la dernière étape. Non pour décider, mais pour vous entendre l’expliquer à voix haute.

Vous pouvez commencer [par la recherche](page:find-sperm-donor) ; elle ne demande pas de compte.`,
    },
    'es-ES': {
      title: 'Elegir juntos sin hoja de cálculo',
      slug: 'elegir-juntos',
      intro:
        'Dos personas, tres mil perfiles, una tarde. Un camino que acaba en un nombre y no en una discusión.',
      words: `Hay parejas que nos cuentan que la búsqueda es lo primero, sobre su hijo, en lo que no están de acuerdo. Este orden ha ayudado a muchas.

## Primero, cada cual por su lado

Anoten tres cosas que importan y tres que no. Sean sinceros con la segunda lista: quizá esté en ella el color de los ojos. Cambien los papeles y no hablen de ellos todavía.

## Que la ley vaya delante

Indiquen el país del tratamiento antes de mirar a nadie. Así desaparecen los donantes que de todos modos no son posibles, antes de encariñarse con uno.

## Luego la salud, luego una voz

Lean las tres generaciones de salud antes de mirar un retrato. Escuchen después la grabación, a oscuras si quieren. Casi todo el mundo lo sabe en un minuto.

## Cinco, y a dormir

Guarden cinco favoritos y paren. Vuelvan a mirarlos dos noches después, cada cual a solas, y pónganlos en orden. Donde se encuentran los dos órdenes está su donante. Si no se encuentran, tomen el que sea segundo en ambas listas.

## ¿Y si está sola?

Si elige sola, pida prestada a una amiga para el último paso. No para que decida, sino para oírse a sí misma explicarlo en voz alta.

Puede empezar [por la búsqueda](page:find-sperm-donor); no necesita cuenta.`,
    },
  },
)
