import { post } from '../post.ts'

export const motClass = post(
  'mot-class',
  206,
  { publishedOn: '2026-10-16', author: 'Ines Carvalho', tags: ['straws'] },
  {
    'en-GB': {
      title: 'Why MOT 30 is not better than MOT 10',
      slug: 'why-mot-30-is-not-better-than-mot-10',
      intro:
        'A larger number costs more and is not always needed. What the count says about a straw, and what it does not.',
      words: `MOT stands for motile cells: how many millions of them swim in a millilitre after thawing. A straw of MOT 10 holds at least ten million a millilitre, give or take the 20 % that the batch paper states.

## How it is counted

From each ejaculate one straw is thawed and looked at under a microscope by two people who do not know each other’s number. The class is the lower of the two.

## What it depends on

For an insemination enough cells must find their way, and clinics usually ask for MOT 20 or more. In a laboratory less will do: MOT 10 is often enough for IVF, and for ICSI, where a single cell is brought into an egg, MOT 2 can do the same work. The extra cells of a larger straw are then simply not used.

## What it does not say

Nothing about looks, health or the donor himself: his count changes from week to week like anyone’s. A donor with many MOT 5 straws is no worse a donor. And no class promises a pregnancy.

## So which one?

Ask your clinic for the least it needs for your treatment, and buy that. The difference in price can pay for another attempt.`,
    },
    'da-DK': {
      title: 'Hvorfor MOT 30 ikke er bedre end MOT 10',
      slug: 'hvorfor-mot-30-ikke-er-bedre-end-mot-10',
      intro:
        'Et større tal koster mere og er ikke altid nødvendigt. Hvad tallet siger om et strå, og hvad det ikke siger.',
      words: `MOT står for bevægelige celler: hvor mange millioner der svømmer i en milliliter efter optøning. Et strå med MOT 10 rummer mindst ti millioner pr. milliliter, med de 20 % til eller fra, som batchpapiret angiver.

## Sådan tælles det

Fra hvert ejakulat tøs ét strå op og ses i mikroskop af to mennesker, der ikke kender hinandens tal. Klassen er det laveste af de to.

## Hvad det afhænger af

Til en insemination skal nok celler finde vej, og klinikker beder som regel om MOT 20 eller mere. I et laboratorium er mindre nok: MOT 10 rækker tit til IVF, og til ICSI, hvor én celle føres ind i et æg, kan MOT 2 gøre samme arbejde. De ekstra celler i et større strå bliver så bare ikke brugt.

## Hvad det ikke siger

Intet om udseende, helbred eller donoren selv: hans tal skifter fra uge til uge som alles. En donor med mange MOT 5-strå er ikke en ringere donor. Og ingen klasse lover en graviditet.

## Så hvilken?

Spørg din klinik om det mindste, den behøver til din behandling, og køb det. Forskellen i pris kan betale et forsøg mere.`,
    },
    'de-DE': {
      title: 'Warum MOT 30 nicht besser ist als MOT 10',
      slug: 'warum-mot-30-nicht-besser-ist-als-mot-10',
      intro:
        'Eine größere Zahl kostet mehr und ist nicht immer nötig. Was sie über einen Halm sagt, und was nicht.',
      words: `MOT steht für bewegliche Zellen: wie viele Millionen nach dem Auftauen in einem Milliliter schwimmen. Ein Halm mit MOT 10 enthält mindestens zehn Millionen je Milliliter, mit den 20 % mehr oder weniger, die das Chargenpapier nennt.

## Wie gezählt wird

Aus jedem Ejakulat wird ein Halm aufgetaut und unter dem Mikroskop von zwei Menschen betrachtet, die die Zahl des anderen nicht kennen. Die Klasse ist die niedrigere von beiden.

## Wovon es abhängt

Bei einer Insemination müssen genug Zellen ihren Weg finden; Kliniken verlangen meist MOT 20 oder mehr. Im Labor genügt weniger: MOT 10 reicht oft für IVF, und für ICSI, wo eine einzelne Zelle in das Ei gebracht wird, kann MOT 2 dasselbe leisten. Die übrigen Zellen eines größeren Halms werden dann einfach nicht gebraucht.

## Was sie nicht sagt

Nichts über Aussehen, Gesundheit oder den Spender selbst: Seine Zahl ändert sich von Woche zu Woche wie bei jedem. Ein Spender mit vielen Halmen der Klasse MOT 5 ist kein schlechterer. Und keine Klasse verspricht eine Schwangerschaft.

## Welche also?

Fragen Sie Ihre Klinik nach dem Mindesten, das sie für Ihre Behandlung braucht, und kaufen Sie das. Der Unterschied im Preis kann einen weiteren Versuch bezahlen.`,
    },
  },
)
