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

For an insemination enough cells must find their way, and clinics usually ask for MOT 10 or more after washing. In a laboratory, where a single cell is brought to an egg, MOT 5 or even 2 can do the same work. The extra cells of a larger straw are then simply not used.

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

Til en insemination skal nok celler finde vej, og klinikker beder som regel om MOT 10 eller mere efter vask. I et laboratorium, hvor én celle føres til et æg, kan MOT 5 eller endda 2 gøre samme arbejde. De ekstra celler i et større strå bliver så bare ikke brugt.

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

Bei einer Insemination müssen genug Zellen ihren Weg finden; Kliniken verlangen meist MOT 10 oder mehr nach der Aufbereitung. Im Labor, wo eine einzelne Zelle zum Ei gebracht wird, können MOT 5 oder sogar 2 dasselbe leisten. Die übrigen Zellen eines größeren Halms werden dann einfach nicht gebraucht.

## Was sie nicht sagt

Nichts über Aussehen, Gesundheit oder den Spender selbst: Seine Zahl ändert sich von Woche zu Woche wie bei jedem. Ein Spender mit vielen Halmen der Klasse MOT 5 ist kein schlechterer. Und keine Klasse verspricht eine Schwangerschaft.

## Welche also?

Fragen Sie Ihre Klinik nach dem Mindesten, das sie für Ihre Behandlung braucht, und kaufen Sie das. Der Unterschied im Preis kann einen weiteren Versuch bezahlen.`,
    },
  },
)
