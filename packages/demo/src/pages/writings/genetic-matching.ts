import { genes, type PageWriting, text } from '../page-writing.ts'

/** Offered by the shops that compare genes. */
export const geneticMatching: PageWriting = {
  name: 'genetic-matching',
  epiId: 89,
  kind: 'StandardPage',
  shops: ['dk', 'de'],
  texts: {
    'en-GB': {
      title: 'Genetic matching',
      slug: 'genetic-matching',
      intro: 'What a gene test of yours and one of a donor mean together, and which genes we compare.',
      blocks: [
        text(`Everybody carries changes in some genes, and is well. A condition that is passed on by both parents can show in a child only when egg and sperm bring a change in the same gene, and then in one child of four. So the question is never whether a donor carries anything, but whether donor and you carry the same.

## How it works

Sign in and tell us what your test, or your partner’s, has found: by hand, or from the laboratory’s file. We compare it with the tests of every donor and say for each: no shared finding, the same gene in both, or not tested, with the chance for a child as “1 in N”. A donor’s results stay the donor’s: you see what they mean for you, never the change itself. What you tell us is encrypted, used for nothing else, and gone when you take your consent back.

## What it cannot do

A test looks for changes that are known and common. What it cannot find is left as a small risk, and we state it rather than leave it out. Genes that were not tested are not compared. [What “1 in 240” means](page:post-residual-risk) explains the numbers; a genetic counsellor explains yours.`),
        genes(
          'The genes we compare',
          'How many people carry a change differs between populations. Where nobody published a number, we say so.',
        ),
      ],
    },
    'da-DK': {
      title: 'Genetisk matchning',
      slug: 'genetisk-matchning',
      intro: 'Hvad din gentest og en donors betyder sammen, og hvilke gener vi sammenligner.',
      blocks: [
        text(`Alle bærer ændringer i nogle gener og er raske. En sygdom, der nedarves fra begge forældre, kan kun vise sig hos et barn, når æg og sæd bærer en ændring i samme gen, og da hos et barn ud af fire. Spørgsmålet er altså aldrig, om en donor bærer noget, men om donoren og du bærer det samme.

## Sådan foregår det

Log ind, og fortæl os, hvad din eller din partners test har vist: i hånden eller fra laboratoriets fil. Vi sammenligner det med alle donorers tests og siger for hver: intet fælles fund, samme gen hos begge eller ikke testet, med sandsynligheden for et barn som »1 ud af N«. En donors svar forbliver donorens: du ser, hvad de betyder for dig, aldrig selve ændringen. Det, du fortæller os, er krypteret, bruges ikke til andet og er væk, når du tager dit samtykke tilbage.

## Hvad det ikke kan

En test leder efter ændringer, der er kendte og almindelige. Det, den ikke kan finde, er tilbage som en lille risiko, og den nævner vi frem for at udelade den. Gener, der ikke blev testet, bliver ikke sammenlignet. [Hvad »1 ud af 240« betyder](page:post-residual-risk) forklarer tallene; en genetisk rådgiver forklarer dine.`),
        genes(
          'Generne, vi sammenligner',
          'Hvor mange der bærer en ændring, er forskelligt fra befolkning til befolkning. Hvor ingen har offentliggjort et tal, siger vi det.',
        ),
      ],
    },
    'de-DE': {
      title: 'Genetischer Abgleich',
      slug: 'genetischer-abgleich',
      intro: 'Was Ihr Gentest und der eines Spenders zusammen bedeuten, und welche Gene wir vergleichen.',
      blocks: [
        text(`Jeder Mensch trägt Veränderungen in einigen Genen und ist gesund. Eine Krankheit, die von beiden Eltern weitergegeben wird, kann sich bei einem Kind nur zeigen, wenn Eizelle und Samen eine Veränderung in demselben Gen mitbringen, und dann bei einem von vier Kindern. Die Frage ist also nie, ob ein Spender etwas trägt, sondern ob Spender und Sie dasselbe tragen.

## So geht es

Melden Sie sich an und sagen Sie uns, was Ihr Test oder der Ihres Partners oder Ihrer Partnerin ergeben hat: von Hand oder aus der Datei des Labors. Wir vergleichen es mit den Tests aller Spender und sagen für jeden: kein gemeinsamer Befund, dasselbe Gen bei beiden oder nicht getestet, mit der Wahrscheinlichkeit für ein Kind als „1 von N“. Die Ergebnisse eines Spenders bleiben seine: Sie sehen, was sie für Sie bedeuten, nie die Veränderung selbst. Was Sie uns sagen, ist verschlüsselt, dient keinem anderen Zweck und ist fort, sobald Sie Ihre Einwilligung zurücknehmen.

## Was es nicht kann

Ein Test sucht nach Veränderungen, die bekannt und häufig sind. Was er nicht finden kann, bleibt als kleines Risiko, und wir nennen es, statt es wegzulassen. Gene, die nicht getestet wurden, werden nicht verglichen. [Was „1 von 240“ bedeutet](page:post-residual-risk) erklärt die Zahlen; eine genetische Beratung erklärt Ihre.`),
        genes(
          'Die Gene, die wir vergleichen',
          'Wie viele Menschen eine Veränderung tragen, ist von Bevölkerung zu Bevölkerung verschieden. Wo niemand eine Zahl veröffentlicht hat, sagen wir es.',
        ),
      ],
    },
  },
}
