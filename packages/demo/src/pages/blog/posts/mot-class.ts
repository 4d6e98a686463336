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
    'fr-FR': {
      title: 'Pourquoi MOT 30 n’est pas meilleur que MOT 10',
      slug: 'mot-30-n-est-pas-meilleur-que-mot-10',
      intro:
        'Un chiffre plus grand coûte plus cher et n’est pas toujours nécessaire. Ce que le compte dit d’une paillette, et ce qu’il ne dit pas.',
      words: `MOT veut dire cellules mobiles : combien de millions nagent dans un millilitre après la décongélation. Une paillette MOT 10 en contient au moins dix millions par millilitre, aux 20 % près qu’indique le papier de lot.

## Comment on compte

De chaque éjaculat, une paillette est décongelée et regardée au microscope par deux personnes qui ne connaissent pas le chiffre de l’autre. La classe est le plus bas des deux.

## De quoi cela dépend

Pour une insémination, assez de cellules doivent trouver leur chemin, et les cliniques demandent en général MOT 20 ou plus. Au laboratoire, moins suffit : MOT 10 convient souvent pour une IVF, et pour une ICSI, où une seule cellule est portée dans l’ovocyte, MOT 2 peut faire le même travail. Les cellules en plus d’une paillette plus forte ne servent alors à rien.

## Ce que cela ne dit pas

Rien de l’apparence, de la santé ni du donneur lui-même : son compte change d’une semaine à l’autre, comme celui de chacun. Un donneur qui a beaucoup de paillettes MOT 5 n’est pas un moins bon donneur. Et aucune classe ne promet une grossesse.

## Alors, laquelle ?

Demandez à votre clinique le minimum qu’il lui faut pour votre traitement, et achetez cela. La différence de prix peut payer un essai de plus.`,
    },
    'es-ES': {
      title: 'Por qué MOT 30 no es mejor que MOT 10',
      slug: 'mot-30-no-es-mejor-que-mot-10',
      intro:
        'Un número mayor cuesta más y no siempre hace falta. Qué dice el recuento de una pajuela, y qué no dice.',
      words: `MOT significa células móviles: cuántos millones nadan en un mililitro después de descongelar. Una pajuela MOT 10 tiene al menos diez millones por mililitro, con el 20 % arriba o abajo que indica el papel de lote.

## Cómo se cuenta

De cada eyaculado se descongela una pajuela y la miran al microscopio dos personas que no conocen el número de la otra. La clase es el menor de los dos.

## De qué depende

Para una inseminación deben encontrar el camino bastantes células, y las clínicas suelen pedir MOT 20 o más. En el laboratorio basta menos: MOT 10 suele ser suficiente para IVF, y para ICSI, donde se lleva una sola célula al óvulo, MOT 2 puede hacer el mismo trabajo. Las células de más de una pajuela mayor sencillamente no se usan.

## Qué no dice

Nada del aspecto, de la salud ni del propio donante: su recuento cambia de una semana a otra, como el de cualquiera. Un donante con muchas pajuelas MOT 5 no es peor donante. Y ninguna clase promete un embarazo.

## Entonces, ¿cuál?

Pregunte a su clínica el mínimo que necesita para su tratamiento y compre eso. La diferencia de precio puede pagar otro intento.`,
    },
  },
)
