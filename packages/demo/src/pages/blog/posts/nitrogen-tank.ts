import { post } from '../post.ts'

export const nitrogenTank = post(
  'nitrogen-tank',
  205,
  { publishedOn: '2026-10-23', author: 'Ines Carvalho', tags: ['straws'] },
  {
    'en-GB': {
      title: 'A week in the life of a nitrogen tank',
      slug: 'a-week-in-the-life-of-a-nitrogen-tank',
      intro:
        'It looks like a milk can and keeps −196 °C without a plug. What happens between our door and your clinic’s.',
      words: `**Monday.** The tank is filled with liquid nitrogen, which a foam inside soaks up, so that nothing can spill. It is weighed, rests a day and is weighed again: a tank that loses too much stays here.

**Tuesday.** Your straws leave the store. Two people read the code on each straw aloud, against the order and against the batch paper. The straws are out of the cold for seconds.

**Wednesday.** The carrier fetches it. A label says which way is up and that it must never lie. Inside travels a logger that writes down the temperature every few minutes.

**Thursday.** Your clinic opens it, checks the seal and the level, and puts the straws into its own tank. If a seal is broken or the cold has gone, it writes to us the same day and does not use them; then we send others.

**Friday.** The tank comes home. The fare back is paid, and the label for it lies in the lid. It goes into the next week.

## What you can do

Ask your clinic when it can receive a tank before you choose the day, since many do not on Fridays. Send the tank back in time: another family waits for it.

More about ways and prices is on [the page about delivery](page:delivery).`,
    },
    'da-DK': {
      title: 'En uge i en kvælstoftanks liv',
      slug: 'en-uge-i-en-kvaelstoftanks-liv',
      intro:
        'Den ligner en mælkejunge og holder −196 °C uden stik. Det sker mellem vores dør og din kliniks.',
      words: `**Mandag.** Tanken fyldes med flydende kvælstof, som et skum indeni suger op, så intet kan løbe ud. Den vejes, hviler et døgn og vejes igen: en tank, der taber for meget, bliver her.

**Tirsdag.** Dine strå forlader lageret. To mennesker læser koden på hvert strå højt, mod ordren og mod batchpapiret. Stråene er ude af kulden i sekunder.

**Onsdag.** Fragtmanden henter den. En mærkat siger, hvad der er op, og at den aldrig må ligge ned. Indeni rejser en logger, der skriver temperaturen ned hvert par minutter.

**Torsdag.** Din klinik åbner den, tjekker forsegling og niveau og lægger stråene i sin egen tank. Er forseglingen brudt eller kulden væk, skriver den samme dag og bruger dem ikke; så sender vi andre.

**Fredag.** Tanken kommer hjem. Fragten tilbage er betalt, og mærkaten ligger i låget. Så begynder den næste uge.

## Hvad du kan gøre

Spørg din klinik, hvornår den kan tage imod en tank, før du vælger dagen, for mange gør det ikke om fredagen. Send tanken tilbage til tiden: en anden familie venter på den.

Mere om veje og priser står på [siden om levering](page:delivery).`,
    },
    'de-DE': {
      title: 'Eine Woche im Leben eines Stickstofftanks',
      slug: 'eine-woche-im-leben-eines-stickstofftanks',
      intro:
        'Er sieht aus wie eine Milchkanne und hält −196 °C ohne Stecker. Was zwischen unserer Tür und der Ihrer Klinik geschieht.',
      words: `**Montag.** Der Tank wird mit flüssigem Stickstoff gefüllt, den ein Schaum im Inneren aufsaugt, damit nichts auslaufen kann. Er wird gewogen, ruht einen Tag und wird wieder gewogen: Ein Tank, der zu viel verliert, bleibt hier.

**Dienstag.** Ihre Halme verlassen das Lager. Zwei Menschen lesen den Code jedes Halms laut, gegen die Bestellung und gegen das Chargenpapier. Die Halme sind nur Sekunden aus der Kälte.

**Mittwoch.** Der Bote holt ihn. Ein Etikett sagt, wo oben ist, und dass er nie liegen darf. Innen reist ein Schreiber mit, der alle paar Minuten die Temperatur festhält.

**Donnerstag.** Ihre Klinik öffnet ihn, prüft Siegel und Füllstand und legt die Halme in ihren eigenen Tank. Ist ein Siegel gebrochen oder die Kälte fort, schreibt sie uns am selben Tag und verwendet sie nicht; dann senden wir andere.

**Freitag.** Der Tank kommt nach Hause. Die Rückfahrt ist bezahlt, das Etikett liegt im Deckel. Dann beginnt die nächste Woche.

## Was Sie tun können

Fragen Sie Ihre Klinik, wann sie einen Tank annehmen kann, bevor Sie den Tag wählen; viele tun es freitags nicht. Senden Sie den Tank rechtzeitig zurück: Eine andere Familie wartet auf ihn.

Mehr zu Wegen und Preisen steht auf [der Seite zur Lieferung](page:delivery).`,
    },
  },
)
