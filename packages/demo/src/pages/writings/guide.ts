import { type PageText, type PageWriting, questions, text } from '../page-writing.ts'

type Entry = {
  title: string
  slug: string
  intro: string
  words: string
  faq?: [string, string][]
  asked?: string
}

/** A page of the guide; its questions stand on the page and are told to search engines. */
function toText({ words, faq, asked, ...rest }: Entry): PageText {
  return {
    ...rest,
    blocks: [text(words), ...(faq ? [questions(asked ?? '', faq)] : [])],
    ...(faq ? { faq: faq.map(([title, answer]) => ({ title, text: answer })) } : {}),
  }
}

const page = (
  name: string,
  epiId: number,
  entries: { 'en-GB': Entry; 'da-DK': Entry; 'de-DE': Entry },
): PageWriting => ({
  name,
  epiId,
  kind: name === 'guide' ? 'LeftNavigationPage' : 'LeftNavigationSubPage',
  ...(name === 'guide' ? {} : { parent: 'guide' }),
  texts: {
    'en-GB': toText(entries['en-GB']),
    'da-DK': toText(entries['da-DK']),
    'de-DE': toText(entries['de-DE']),
  },
})

/** How to choose: a branch with a menu of its own. */
export const guide: PageWriting[] = [
  page('guide', 220, {
    'en-GB': {
      title: 'Choosing a donor',
      slug: 'choosing-a-donor',
      intro: 'Four things to understand before you choose, each on one page. Most people need half an hour.',
      words: `You choose a person’s cells, and with them what your child may learn one day. Prices and straws come second.

1. Whether your child may know who the donor is.
2. What the MOT class says, and what it does not.
3. Which straw your treatment needs.
4. How many straws the family you wish for needs.

The menu beside this text leads through them. Your clinic knows your treatment; where it says something else, follow your clinic.`,
    },
    'da-DK': {
      title: 'At vælge donor',
      slug: 'at-vaelge-donor',
      intro: 'Fire ting at forstå, før du vælger, hver på én side. De fleste bruger en halv time.',
      words: `Du vælger et menneskes celler og dermed, hvad dit barn en dag kan få at vide. Priser og strå kommer bagefter.

1. Om dit barn må vide, hvem donoren er.
2. Hvad MOT-klassen siger, og hvad den ikke siger.
3. Hvilket strå din behandling kræver.
4. Hvor mange strå den familie, du ønsker, kræver.

Menuen ved siden af fører dig gennem dem. Din klinik kender din behandling; siger den noget andet, så følg klinikken.`,
    },
    'de-DE': {
      title: 'Einen Spender wählen',
      slug: 'einen-spender-waehlen',
      intro:
        'Vier Dinge, die man vor der Wahl verstehen sollte, jedes auf einer Seite. Die meisten brauchen eine halbe Stunde.',
      words: `Sie wählen die Zellen eines Menschen und damit, was Ihr Kind eines Tages erfahren kann. Preise und Halme kommen danach.

1. Ob Ihr Kind wissen darf, wer der Spender ist.
2. Was die MOT-Klasse sagt, und was nicht.
3. Welchen Halm Ihre Behandlung braucht.
4. Wie viele Halme die gewünschte Familie braucht.

Das Menü daneben führt hindurch. Ihre Klinik kennt Ihre Behandlung; sagt sie etwas anderes, folgen Sie ihr.`,
    },
  }),
  page('guide-release', 221, {
    'en-GB': {
      title: 'ID release or not',
      slug: 'id-release-or-not',
      intro: 'It is your child’s question more than yours.',
      words: `An **ID-release** donor has agreed that a child may learn his identity when it comes of age. A **non-ID-release** donor has not. What you may choose depends on the [country of your treatment](page:law): some allow both, some only one.

Neither makes a promise for ever. Home DNA tests find relatives whatever was signed.`,
      asked: 'Asked often',
      faq: [
        [
          'Can the choice be changed later?',
          'Not by you. A donor may open his identity later; he can never close it for children already born.',
        ],
        [
          'Does the donor learn who we are?',
          'No. He learns how many families and children there are, never names.',
        ],
      ],
    },
    'da-DK': {
      title: 'Åben eller ikke-åben ID',
      slug: 'aaben-eller-ikke-aaben-id',
      intro: 'Det er dit barns spørgsmål mere end dit.',
      words: `En **åben** donor har sagt ja til, at et barn må få hans identitet at vide, når det bliver myndigt. En **ikke-åben** donor har ikke. Hvad du kan vælge, afhænger af [behandlingslandet](page:law): nogle tillader begge, nogle kun den ene.

Ingen af delene er et løfte for altid. Dna-test hjemmefra finder slægtninge, uanset hvad der blev underskrevet.`,
      asked: 'Ofte spurgt',
      faq: [
        [
          'Kan valget laves om senere?',
          'Ikke af dig. En donor kan senere åbne sin identitet; han kan aldrig lukke den for børn, der er født.',
        ],
        [
          'Får donoren at vide, hvem vi er?',
          'Nej. Han får at vide, hvor mange familier og børn der er, aldrig navne.',
        ],
      ],
    },
    'de-DE': {
      title: 'Offene Identität oder nicht',
      slug: 'offene-identitaet-oder-nicht',
      intro: 'Es ist mehr die Frage Ihres Kindes als Ihre.',
      words: `Ein Spender mit **offener Identität** hat zugestimmt, dass ein Kind sie mit der Volljährigkeit erfahren darf. Ein anderer hat das nicht. Was Sie wählen können, hängt vom [Land der Behandlung](page:law) ab: Manche erlauben beides, manche nur eines.

Keines ist ein Versprechen für immer. DNA-Tests für zu Hause finden Verwandte, was immer unterschrieben wurde.`,
      asked: 'Oft gefragt',
      faq: [
        [
          'Lässt sich die Wahl später ändern?',
          'Nicht von Ihnen. Ein Spender kann seine Identität später öffnen, sie aber nie für geborene Kinder schließen.',
        ],
        [
          'Erfährt der Spender, wer wir sind?',
          'Nein. Er erfährt, wie viele Familien und Kinder es gibt, nie Namen.',
        ],
      ],
    },
  }),
  page('guide-mot', 222, {
    'en-GB': {
      title: 'MOT classes',
      slug: 'mot-classes',
      intro: 'Millions of motile cells in a millilitre after thawing. More is not always needed.',
      words: `We sell straws in the classes MOT 2, 5, 10, 20 and 30+. The number is counted after thawing a straw of the same ejaculate.

- **IUI and ICI**: clinics usually ask for MOT 20 or more.
- **IVF**: MOT 10 is often enough.
- **ICSI**: MOT 2 or 5 can do, since the laboratory brings one cell into the egg.

The batch paper names the count with a tolerance of 20 %. Your clinic decides what it needs; ask before you order.`,
    },
    'da-DK': {
      title: 'MOT-klasser',
      slug: 'mot-klasser',
      intro: 'Millioner bevægelige celler i en milliliter efter optøning. Flere er ikke altid nødvendigt.',
      words: `Vi sælger strå i klasserne MOT 2, 5, 10, 20 og 30+. Tallet er talt efter optøning af et strå fra samme ejakulat.

- **IUI og ICI**: klinikker beder som regel om MOT 20 eller mere.
- **IVF**: MOT 10 er tit nok.
- **ICSI**: MOT 2 eller 5 kan række, da laboratoriet fører én celle ind i ægget.

Batchpapiret nævner antallet med en tolerance på 20 %. Din klinik afgør, hvad den har brug for; spørg, før du bestiller.`,
    },
    'de-DE': {
      title: 'MOT-Klassen',
      slug: 'mot-klassen',
      intro: 'Millionen bewegliche Zellen je Milliliter nach dem Auftauen. Mehr ist nicht immer nötig.',
      words: `Wir verkaufen Halme der Klassen MOT 2, 5, 10, 20 und 30+. Gezählt wird nach dem Auftauen eines Halms desselben Ejakulats.

- **IUI und ICI**: Kliniken verlangen meist MOT 20 oder mehr.
- **IVF**: MOT 10 genügt oft.
- **ICSI**: MOT 2 oder 5 kann reichen, weil das Labor eine Zelle in das Ei bringt.

Das Chargenpapier nennt die Zahl mit einer Toleranz von 20 %. Ihre Klinik entscheidet, was sie braucht; fragen Sie vor der Bestellung.`,
    },
  }),
  page('guide-straws', 223, {
    'en-GB': {
      title: 'Types of straws',
      slug: 'types-of-straws',
      intro: 'The same donor, prepared for different treatments.',
      words: `- **IUI straws** are washed and can go into the uterus.
- **ICI straws** are not washed and are placed at the cervix.
- **IVF / ICSI straws** go to a laboratory, which prepares them.

A straw holds 0.4 or 0.5 ml. IUI straws can be used for ICI; ICI straws cannot be used for IUI before a clinic has washed them.`,
    },
    'da-DK': {
      title: 'Typer af strå',
      slug: 'typer-af-straa',
      intro: 'Samme donor, gjort klar til forskellige behandlinger.',
      words: `- **IUI-strå** er vasket og kan lægges op i livmoderen.
- **ICI-strå** er ikke vasket og lægges ved livmoderhalsen.
- **IVF / ICSI-strå** går til et laboratorium, som gør dem klar.

Et strå rummer 0,4 eller 0,5 ml. IUI-strå kan bruges til ICI; ICI-strå kan ikke bruges til IUI, før en klinik har vasket dem.`,
    },
    'de-DE': {
      title: 'Arten von Halmen',
      slug: 'arten-von-halmen',
      intro: 'Derselbe Spender, für verschiedene Behandlungen vorbereitet.',
      words: `- **IUI-Halme** sind gewaschen und dürfen in die Gebärmutter.
- **ICI-Halme** sind nicht gewaschen und kommen an den Muttermund.
- **IVF- / ICSI-Halme** gehen in ein Labor, das sie aufbereitet.

Ein Halm fasst 0,4 oder 0,5 ml. IUI-Halme taugen für ICI; ICI-Halme taugen erst nach Aufbereitung in einer Klinik für IUI.`,
    },
  }),
  page('guide-siblings', 224, {
    'en-GB': {
      title: 'Planning for siblings',
      slug: 'planning-for-siblings',
      intro: 'A donor can stop, or sell out, before you think of a second child.',
      words: `Straws can be stored for years. Clinics often suggest to put straws aside for a sibling before the first child is born, since nobody knows how long a donor will give.

Your family place stays yours: it needs no second one for a sibling. What you need is straws, and [a place to keep them](page:storage).`,
    },
    'da-DK': {
      title: 'At planlægge søskende',
      slug: 'at-planlaegge-soeskende',
      intro: 'En donor kan stoppe eller blive udsolgt, før du tænker på et barn mere.',
      words: `Strå kan opbevares i årevis. Klinikker foreslår ofte at lægge strå til side til en søskende, før det første barn er født, for ingen ved, hvor længe en donor giver.

Din familieplads bliver din: en søskende kræver ikke en ny. Det, du har brug for, er strå og [et sted at gemme dem](page:storage).`,
    },
    'de-DE': {
      title: 'Geschwister planen',
      slug: 'geschwister-planen',
      intro: 'Ein Spender kann aufhören oder ausverkauft sein, bevor Sie an ein zweites Kind denken.',
      words: `Halme lassen sich jahrelang lagern. Kliniken raten oft, vor der Geburt des ersten Kindes Halme für ein Geschwister zurückzulegen, denn niemand weiß, wie lange ein Spender spendet.

Ihr Familienplatz bleibt Ihrer: Ein Geschwister braucht keinen weiteren. Sie brauchen Halme und [einen Ort, an dem sie liegen](page:storage).`,
    },
  }),
]
