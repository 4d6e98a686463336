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
  },
)
