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
    'fr-FR': {
      title: 'Une semaine dans la vie d’une cuve d’azote',
      slug: 'une-semaine-dans-la-vie-d-une-cuve-d-azote',
      intro:
        'Elle ressemble à un bidon de lait et tient −196 °C sans prise. Ce qui se passe entre notre porte et celle de votre clinique.',
      words: `**Lundi.** La cuve est remplie d’azote liquide, qu’une mousse absorbe à l’intérieur pour que rien ne se renverse. On la pèse, elle repose un jour, on la pèse encore : une cuve qui perd trop reste ici.

**Mardi.** Vos paillettes quittent la réserve. Deux personnes lisent à voix haute le code de chacune, face à la commande et face au papier de lot. Les paillettes ne sont hors du froid que quelques secondes.

**Mercredi.** Le transporteur vient la chercher. Une étiquette dit où est le haut, et qu’elle ne doit jamais être couchée. À l’intérieur voyage un enregistreur qui note la température toutes les quelques minutes.

**Jeudi.** Votre clinique l’ouvre, vérifie le sceau et le niveau, et met les paillettes dans sa propre cuve. Si un sceau est rompu ou si le froid a disparu, elle nous écrit le jour même et ne les utilise pas ; nous en envoyons alors d’autres.

**Vendredi.** La cuve rentre. Le retour est payé, et son étiquette se trouve sous le couvercle. Elle repart la semaine suivante.

## Ce que vous pouvez faire

Demandez à votre clinique quand elle peut recevoir une cuve avant de choisir le jour, car beaucoup ne le peuvent pas le vendredi. Renvoyez la cuve à temps : une autre famille l’attend.

La page [sur la livraison](page:delivery) en dit plus des chemins et des prix.`,
    },
    'es-ES': {
      title: 'Una semana en la vida de un tanque de nitrógeno',
      slug: 'una-semana-en-la-vida-de-un-tanque-de-nitrogeno',
      intro:
        'Parece una lechera y mantiene −196 °C sin enchufe. Qué ocurre entre nuestra puerta y la de su clínica.',
      words: `**Lunes.** El tanque se llena de nitrógeno líquido, que una espuma absorbe por dentro para que nada se derrame. Se pesa, reposa un día y se vuelve a pesar: un tanque que pierde demasiado se queda aquí.

**Martes.** Sus pajuelas salen del almacén. Dos personas leen en voz alta el código de cada una, frente al pedido y frente al papel de lote. Las pajuelas están fuera del frío unos segundos.

**Miércoles.** Lo recoge el transportista. Una etiqueta dice qué lado va hacia arriba y que nunca debe tumbarse. Dentro viaja un registrador que anota la temperatura cada pocos minutos.

**Jueves.** Su clínica lo abre, comprueba el precinto y el nivel, y pasa las pajuelas a su propio tanque. Si un precinto está roto o se ha perdido el frío, nos escribe el mismo día y no las usa; entonces enviamos otras.

**Viernes.** El tanque vuelve a casa. La vuelta está pagada, y su etiqueta está en la tapa. La semana siguiente sale de nuevo.

## Qué puede hacer usted

Pregunte a su clínica cuándo puede recibir un tanque antes de elegir el día, porque muchas no pueden los viernes. Devuelva el tanque a tiempo: lo espera otra familia.

Hay más sobre caminos y precios en [la página del envío](page:delivery).`,
    },
  },
)
