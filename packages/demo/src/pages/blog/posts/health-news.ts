import { post } from '../post.ts'

export const healthNews = post(
  'health-news',
  208,
  { publishedOn: '2026-10-02', author: 'Nora Bech', tags: ['genetics', 'families'] },
  {
    'en-GB': {
      title: 'When there is news about your donor’s health',
      slug: 'when-there-is-news-about-your-donors-health',
      intro:
        'A donor is young when he gives. What happens when something comes to light years later, step by step.',
      words: `Most of what we know about a donor’s family we know on one day. Life goes on after it. A mother falls ill, a child is born with a condition, a test learns to see more. Then we must tell.

## Who starts it

Anyone: the donor, a family, a clinic. A report is read by a doctor and a geneticist within working days, not weeks. Until they have judged it, straws of that donor do not leave the house.

## What we decide

One of three things. It has nothing to do with the donor, and sales go on. It is worth knowing, and every family hears of it. Or it is serious, and the donor is stopped for good.

## What you receive

A letter that says what was found, how likely it is for your child, what a doctor can do, and whom to ask. It never says who reported it. You can tell us that you would rather hear it from your clinic.

## What you can do today

Keep your address with us up to date, above all after the straws are used: that is when letters go astray. And report to us. What you tell may be what another family needed to know.`,
    },
    'da-DK': {
      title: 'Når der er nyt om din donors helbred',
      slug: 'naar-der-er-nyt-om-din-donors-helbred',
      intro: 'En donor er ung, når han giver. Det sker, når noget kommer frem år senere, trin for trin.',
      words: `Det meste af det, vi ved om en donors familie, ved vi på én dag. Livet går videre. En mor bliver syg, et barn fødes med en lidelse, en test lærer at se mere. Så skal vi sige det.

## Hvem begynder

Enhver: donoren, en familie, en klinik. En anmeldelse læses af en læge og en genetiker inden for arbejdsdage, ikke uger. Indtil de har vurderet den, forlader ingen strå fra donoren huset.

## Hvad vi afgør

Ét af tre. Det har intet med donoren at gøre, og salget fortsætter. Det er værd at vide, og hver familie hører om det. Eller det er alvorligt, og donoren stoppes for altid.

## Hvad du får

Et brev, der siger, hvad der blev fundet, hvor sandsynligt det er for dit barn, hvad en læge kan gøre, og hvem du kan spørge. Det siger aldrig, hvem der anmeldte. Du kan sige, at du hellere vil høre det fra din klinik.

## Hvad du kan gøre i dag

Hold din adresse hos os ajour, især efter at stråene er brugt: det er dér, breve går tabt. Og fortæl os det, du ved. Det kan være det, en anden familie havde brug for.`,
    },
    'de-DE': {
      title: 'Wenn es Neues zur Gesundheit Ihres Spenders gibt',
      slug: 'wenn-es-neues-zur-gesundheit-gibt',
      intro:
        'Ein Spender ist jung, wenn er spendet. Was geschieht, wenn Jahre später etwas bekannt wird, Schritt für Schritt.',
      words: `Das meiste, was wir über die Familie eines Spenders wissen, wissen wir an einem Tag. Das Leben geht weiter. Eine Mutter erkrankt, ein Kind kommt mit einem Leiden zur Welt, ein Test lernt mehr zu sehen. Dann müssen wir es sagen.

## Wer beginnt

Jeder: der Spender, eine Familie, eine Klinik. Eine Meldung lesen eine Ärztin und ein Genetiker innerhalb von Arbeitstagen, nicht Wochen. Bis sie geurteilt haben, verlassen keine Halme dieses Spenders das Haus.

## Was wir entscheiden

Eines von dreien. Es hat nichts mit dem Spender zu tun, und der Verkauf geht weiter. Es ist wissenswert, und jede Familie erfährt es. Oder es ist ernst, und der Spender wird dauerhaft gesperrt.

## Was Sie erhalten

Einen Brief, der sagt, was gefunden wurde, wie wahrscheinlich es für Ihr Kind ist, was ärztlich zu tun ist, und wen Sie fragen können. Er sagt nie, wer es gemeldet hat. Sie können bestimmen, dass Sie es lieber von Ihrer Klinik hören.

## Was Sie heute tun können

Halten Sie Ihre Anschrift bei uns aktuell, vor allem wenn die Halme verbraucht sind: Dann gehen Briefe verloren. Und melden Sie. Was Sie erzählen, kann sein, was eine andere Familie wissen musste.`,
    },
    'fr-FR': {
      title: 'Quand il y a du nouveau sur la santé de votre donneur',
      slug: 'du-nouveau-sur-la-sante-de-votre-donneur',
      intro:
        'Un donneur est jeune quand il donne. Ce qui se passe quand quelque chose apparaît des années plus tard, pas à pas.',
      words: `L’essentiel de ce que nous savons de la famille d’un donneur, nous le savons un jour donné. La vie continue ensuite. Une mère tombe malade, un enfant naît avec une affection, un test apprend à voir davantage. Alors nous devons le dire.

## Qui commence

N’importe qui : le donneur, une famille, une clinique. Un signalement est lu par un médecin et un généticien en quelques jours ouvrés, non en semaines. Tant qu’ils n’ont pas jugé, aucune paillette de ce donneur ne quitte la maison.

## Ce que nous décidons

L’une de trois choses. Cela n’a rien à voir avec le donneur, et la vente continue. Cela vaut d’être su, et chaque famille l’apprend. Ou c’est grave, et le donneur est arrêté pour de bon.

## Ce que vous recevez

Une lettre qui dit ce qui a été trouvé, quelle en est la probabilité pour votre enfant, ce qu’un médecin peut faire et à qui demander. Elle ne dit jamais qui l’a signalé. Vous pouvez préférer l’apprendre par votre clinique ; dites-le-nous.

## Ce que vous pouvez faire aujourd’hui

Tenez à jour l’adresse que nous avons de vous, surtout une fois les paillettes utilisées : c’est là que les lettres se perdent. Et dites-nous ce que vous savez. C’est peut-être ce qu’une autre famille avait besoin de savoir.`,
    },
    'es-ES': {
      title: 'Cuando hay noticias de la salud de su donante',
      slug: 'noticias-de-la-salud-de-su-donante',
      intro:
        'Un donante es joven cuando dona. Qué ocurre cuando algo sale a la luz años después, paso a paso.',
      words: `Casi todo lo que sabemos de la familia de un donante lo sabemos de un solo día. Después la vida sigue. Una madre enferma, un niño nace con una afección, una prueba aprende a ver más. Entonces tenemos que decirlo.

## Quién empieza

Cualquiera: el donante, una familia, una clínica. Un médico y un genetista leen el aviso en días hábiles, no en semanas. Hasta que lo hayan valorado, ninguna pajuela de ese donante sale de la casa.

## Qué decidimos

Una de tres cosas. No tiene que ver con el donante, y la venta sigue. Vale la pena saberlo, y se entera cada familia. O es grave, y se detiene al donante para siempre.

## Qué recibe usted

Una carta que dice qué se encontró, cuán probable es para su hijo, qué puede hacer un médico y a quién preguntar. Nunca dice quién avisó. Puede pedirnos que se lo diga su clínica.

## Qué puede hacer hoy

Mantenga al día la dirección que tenemos de usted, sobre todo cuando ya se usaron las pajuelas: es entonces cuando se pierden las cartas. Y cuéntenos lo que sepa. Puede ser lo que otra familia necesitaba saber.`,
    },
  },
)
