import type { ProfileTexts } from './profile.ts'

type Texts = Readonly<Record<'en-GB' | 'da-DK' | 'de-DE', ProfileTexts>>

/** The profiles of the named donors, written by hand in three languages. */
export const namedTexts: Readonly<Record<string, Texts>> = {
  K4127: {
    'en-GB': {
      motto: 'I build stage sets, cycle everywhere, and sing badly on purpose to my nephews.',
      description:
        'I am a stage designer: I build rooms that stand for six weeks and are then taken down again, which has taught me not to be too fond of walls. My mother is from Cork and my father from Aarhus, so I grew up with two sorts of weather and one sort of humour. My sister’s boys are the best audience I have ever had. This profile is invented.',
      staffImpression:
        'Anselm arrives by bicycle whatever the weather and leaves his helmet on the coat stand. He listens longer than most and then says something that makes the whole room laugh.',
    },
    'da-DK': {
      motto: 'Jeg bygger scenografi, cykler overalt og synger falsk med vilje for mine nevøer.',
      description:
        'Jeg er scenograf: Jeg bygger rum, der står i seks uger og så bliver pillet ned igen, og det har lært mig ikke at holde for meget af vægge. Min mor er fra Cork og min far fra Aarhus, så jeg voksede op med to slags vejr og én slags humor. Min søsters drenge er det bedste publikum, jeg nogensinde har haft. Profilen er opdigtet.',
      staffImpression:
        'Anselm kommer på cykel i al slags vejr og hænger hjelmen på knagen. Han lytter længere end de fleste og siger så noget, der får hele lokalet til at grine.',
    },
    'de-DE': {
      motto:
        'Ich baue Bühnenbilder, fahre überall mit dem Rad hin und singe meinen Neffen mit Absicht falsch vor.',
      description:
        'Ich bin Bühnenbildner: Ich baue Räume, die sechs Wochen stehen und dann wieder verschwinden. Das hat mich gelehrt, nicht zu sehr an Wänden zu hängen. Meine Mutter kommt aus Cork und mein Vater aus Aarhus, ich bin also mit zweierlei Wetter und einerlei Humor aufgewachsen. Die Jungen meiner Schwester sind das beste Publikum, das ich je hatte. Dieses Profil ist erfunden.',
      staffImpression:
        'Anselm kommt bei jedem Wetter mit dem Rad und hängt den Helm an die Garderobe. Er hört länger zu als die meisten und sagt dann etwas, worüber alle lachen.',
    },
  },
  K3980: {
    'en-GB': {
      motto: 'Stones are only slow.',
      description:
        'I am a geologist and wrote my thesis about a valley that most people drive through in ten minutes. I grew up between Dresden and Prague and still count in Czech when nobody listens. On free days I repair the house that my brother and I bought without looking at the roof. This profile is invented.',
      staffImpression:
        'Tobias is tall, quiet and very exact. He once explained the staircase of our building to us, stone by stone, and nobody wanted him to stop.',
    },
    'da-DK': {
      motto: 'Sten er bare langsomme.',
      description:
        'Jeg er geolog og skrev min afhandling om en dal, som de fleste kører igennem på ti minutter. Jeg voksede op mellem Dresden og Prag og tæller stadig på tjekkisk, når ingen hører det. På fridage reparerer jeg det hus, som min bror og jeg købte uden at se på taget. Profilen er opdigtet.',
      staffImpression:
        'Tobias er høj, stille og meget præcis. Engang forklarede han os trappen i vores bygning, sten for sten, og ingen ville have, at han holdt op.',
    },
    'de-DE': {
      motto: 'Steine sind bloß langsam.',
      description:
        'Ich bin Geologe und habe meine Doktorarbeit über ein Tal geschrieben, durch das die meisten in zehn Minuten hindurchfahren. Ich bin zwischen Dresden und Prag aufgewachsen und zähle noch immer auf Tschechisch, wenn es niemand hört. An freien Tagen repariere ich das Haus, das mein Bruder und ich gekauft haben, ohne das Dach anzusehen. Dieses Profil ist erfunden.',
      staffImpression:
        'Tobias ist groß, still und sehr genau. Einmal hat er uns die Treppe unseres Hauses erklärt, Stein für Stein, und niemand wollte, dass er aufhört.',
    },
  },
  K2876: {
    'en-GB': {
      motto: 'Nobody is sad while the onions are in the pan.',
      description:
        'I am a chef, born in Valencia to a mother from Chile, and I learnt my trade in three kitchens and two languages. I like the hour before the guests come. At home I cook the simplest things and read the news aloud to the cat. This profile is invented.',
      staffImpression: 'Mateo brings warmth and, now and then, leftovers. He asks after everybody by name.',
    },
    'da-DK': {
      motto: 'Ingen er kede af det, så længe løgene er på panden.',
      description:
        'Jeg er kok, født i Valencia af en mor fra Chile, og jeg lærte mit fag i tre køkkener og på to sprog. Jeg holder af timen, før gæsterne kommer. Hjemme laver jeg de enkleste ting og læser nyhederne højt for katten. Profilen er opdigtet.',
      staffImpression: 'Mateo kommer med varme og af og til med rester. Han spørger til alle ved navn.',
    },
    'de-DE': {
      motto: 'Niemand ist traurig, solange die Zwiebeln in der Pfanne sind.',
      description:
        'Ich bin Koch, geboren in Valencia als Sohn einer Chilenin, und habe mein Handwerk in drei Küchen und zwei Sprachen gelernt. Ich mag die Stunde, bevor die Gäste kommen. Zu Hause koche ich das Einfachste und lese der Katze die Nachrichten vor. Dieses Profil ist erfunden.',
      staffImpression: 'Mateo bringt Wärme mit und ab und zu Reste. Er fragt nach allen mit Namen.',
    },
  },
  K3511: {
    'en-GB': {
      motto: 'There are no stupid questions, only tired teachers.',
      description:
        'I teach mathematics and physical education to twelve-year-olds, who find out everything. I row in a club by the fjord and bake every Sunday, also when it fails. I became a donor after a colleague told the whole staff room how her daughter came to be. This profile is invented.',
      staffImpression:
        'Jonas has the patience of somebody who explains fractions for a living. Cheerful and entirely reliable.',
    },
    'da-DK': {
      motto: 'Der findes ingen dumme spørgsmål, kun trætte lærere.',
      description:
        'Jeg underviser tolvårige i matematik og idræt, og de opdager alt. Jeg ror i en klub ved fjorden og bager hver søndag, også når det mislykkes. Jeg blev donor, efter at en kollega fortalte hele lærerværelset, hvordan hendes datter blev til. Profilen er opdigtet.',
      staffImpression:
        'Jonas har tålmodigheden hos en, der lever af at forklare brøker. Glad og fuldstændig til at stole på.',
    },
    'de-DE': {
      motto: 'Es gibt keine dummen Fragen, nur müde Lehrer.',
      description:
        'Ich unterrichte Zwölfjährige in Mathematik und Sport, und sie finden alles heraus. Ich rudere in einem Verein am Fjord und backe jeden Sonntag, auch wenn es misslingt. Spender wurde ich, nachdem eine Kollegin dem ganzen Lehrerzimmer erzählt hatte, wie ihre Tochter entstanden ist. Dieses Profil ist erfunden.',
      staffImpression:
        'Jonas hat die Geduld eines Menschen, der vom Erklären der Brüche lebt. Fröhlich und ganz und gar verlässlich.',
    },
  },
  K4022: {
    'en-GB': {
      motto: 'Count twice, then ask the people.',
      description:
        'I analyse data for a hospital and try to make waiting lists shorter. My parents came from Jaffna to Leicester; Sunday lunch there is for at least fourteen. I play cricket as a matter of duty and the mridangam as a matter of joy. This profile is invented.',
      staffImpression: 'Ravi is gentle and quick, and reads every form to the end before he signs it.',
    },
    'da-DK': {
      motto: 'Tæl to gange, og spørg så menneskene.',
      description:
        'Jeg analyserer data for et hospital og prøver at gøre ventelister kortere. Mine forældre kom fra Jaffna til Leicester; søndagsfrokosten dér er for mindst fjorten. Jeg spiller cricket af pligt og mridangam af glæde. Profilen er opdigtet.',
      staffImpression: 'Ravi er blid og hurtig og læser hver blanket til ende, før han skriver under.',
    },
    'de-DE': {
      motto: 'Zweimal zählen, dann die Menschen fragen.',
      description:
        'Ich werte Daten für ein Krankenhaus aus und versuche, Wartelisten zu verkürzen. Meine Eltern kamen aus Jaffna nach Leicester; das Sonntagsessen dort ist für mindestens vierzehn. Cricket spiele ich aus Pflicht und Mridangam aus Freude. Dieses Profil ist erfunden.',
      staffImpression:
        'Ravi ist sanft und schnell und liest jedes Formular bis zum Ende, bevor er unterschreibt.',
    },
  },
  K4310: {
    'en-GB': {
      motto: 'Build it so that somebody else can repair it.',
      description:
        'I am a civil engineer and work on bridges, mostly small ones that nobody photographs. I was born in Kumasi and have lived in Denmark since I was nine. I dance at every wedding, invited by the family or by the music. This profile is invented.',
      staffImpression:
        'Kofi fills a room without being loud. He thanked every single person on his first day.',
    },
    'da-DK': {
      motto: 'Byg det, så en anden kan reparere det.',
      description:
        'Jeg er civilingeniør og arbejder med broer, mest små, som ingen fotograferer. Jeg er født i Kumasi og har boet i Danmark, siden jeg var ni. Jeg danser til hvert bryllup, inviteret af familien eller af musikken. Profilen er opdigtet.',
      staffImpression: 'Kofi fylder et rum uden at være højlydt. Han takkede hver eneste på sin første dag.',
    },
    'de-DE': {
      motto: 'Baue es so, dass ein anderer es reparieren kann.',
      description:
        'Ich bin Bauingenieur und arbeite an Brücken, meist kleinen, die niemand fotografiert. Ich bin in Kumasi geboren und lebe in Dänemark, seit ich neun bin. Ich tanze auf jeder Hochzeit, eingeladen von der Familie oder von der Musik. Dieses Profil ist erfunden.',
      staffImpression:
        'Kofi füllt einen Raum, ohne laut zu sein. An seinem ersten Tag hat er sich bei jeder einzelnen Person bedankt.',
    },
  },
  K4188: {
    'en-GB': {
      motto: 'Simple is the last thing you learn.',
      description:
        'I write software for trains, so that they know where the others are. I came from Sendai to study and stayed for the bread. I fold paper cranes in meetings and give them to whoever spoke least. This profile is invented.',
      staffImpression: 'Haruto is calm, courteous and funnier than he lets you believe.',
    },
    'da-DK': {
      motto: 'Det enkle lærer man sidst.',
      description:
        'Jeg skriver software til tog, så de ved, hvor de andre er. Jeg kom fra Sendai for at studere og blev for brødets skyld. Jeg folder papirtraner til møder og giver dem til den, der har sagt mindst. Profilen er opdigtet.',
      staffImpression: 'Haruto er rolig, høflig og sjovere, end han lader nogen tro.',
    },
    'de-DE': {
      motto: 'Das Einfache lernt man zuletzt.',
      description:
        'Ich schreibe Software für Züge, damit sie wissen, wo die anderen sind. Ich kam zum Studium aus Sendai und blieb wegen des Brotes. In Besprechungen falte ich Papierkraniche und schenke sie denen, die am wenigsten gesagt haben. Dieses Profil ist erfunden.',
      staffImpression: 'Haruto ist ruhig, höflich und lustiger, als er einen glauben lässt.',
    },
  },
  K4301: {
    'en-GB': {
      motto: 'First sit down, then talk.',
      description:
        'I am a nurse on a children’s ward, mostly nights. I grew up in Khartoum and Odense with four sisters, which is the best training for the job. I run in the morning when others go to work and sleep when they have lunch. This profile is invented.',
      staffImpression: 'Idris has a low voice and all the time in the world, even after a night shift.',
    },
    'da-DK': {
      motto: 'Sæt dig først, så taler vi.',
      description:
        'Jeg er sygeplejerske på en børneafdeling, mest om natten. Jeg voksede op i Khartoum og Odense med fire søstre, og det er den bedste uddannelse til jobbet. Jeg løber om morgenen, når andre tager på arbejde, og sover, når de spiser frokost. Profilen er opdigtet.',
      staffImpression: 'Idris har en dyb stemme og al tid i verden, selv efter en nattevagt.',
    },
    'de-DE': {
      motto: 'Erst hinsetzen, dann reden.',
      description:
        'Ich bin Krankenpfleger auf einer Kinderstation, meist nachts. Ich bin in Khartum und Odense mit vier Schwestern aufgewachsen, eine bessere Ausbildung für diesen Beruf gibt es nicht. Ich laufe morgens, wenn andere zur Arbeit gehen, und schlafe, wenn sie zu Mittag essen. Dieses Profil ist erfunden.',
      staffImpression: 'Idris hat eine tiefe Stimme und alle Zeit der Welt, selbst nach einer Nachtschicht.',
    },
  },
  K4255: {
    'en-GB': {
      motto: 'The boat decides when it is finished.',
      description:
        'I build wooden boats in a yard on the coast and learnt it from a man who never measured anything. My grandmother herded reindeer and taught me to read snow. In winter I ski to work, which takes longer and is better. This profile is invented.',
      staffImpression: 'Emil smells of tar and pine and says little, all of it kind.',
    },
    'da-DK': {
      motto: 'Båden bestemmer selv, hvornår den er færdig.',
      description:
        'Jeg bygger træbåde på et værft ved kysten og lærte det af en mand, der aldrig målte noget. Min mormor holdt rener og lærte mig at læse sne. Om vinteren står jeg på ski til arbejde, det tager længere tid og er bedre. Profilen er opdigtet.',
      staffImpression: 'Emil dufter af tjære og fyr og siger ikke meget, men alt er venligt.',
    },
    'de-DE': {
      motto: 'Das Boot entscheidet, wann es fertig ist.',
      description:
        'Ich baue Holzboote in einer Werft an der Küste und habe es von einem Mann gelernt, der nie etwas gemessen hat. Meine Großmutter hütete Rentiere und hat mir beigebracht, Schnee zu lesen. Im Winter fahre ich auf Skiern zur Arbeit, das dauert länger und ist besser. Dieses Profil ist erfunden.',
      staffImpression: 'Emil riecht nach Teer und Kiefer und sagt wenig, und alles ist freundlich.',
    },
  },
}
