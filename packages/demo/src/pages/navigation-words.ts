import type { AlsoWritten, Written } from './page-writing.ts'

type PageName =
  | 'sperm'
  | 'egg'
  | 'guide'
  | 'order'
  | 'delivery'
  | 'storage'
  | 'quotas'
  | 'law'
  | 'safety'
  | 'blog'

export type NavigationWords = {
  find: string
  how: string
  about: string
  choosing: string
  knowing: string
  clinics: string
  donors: string
  before: string
  ordering: string
  after: string
  us: string
  help: string
  reading: string
  oversight: string
  licence: string
  licenceMark: string
  qualityMark: string
  /** One line below a link of the wide menu. */
  lines: Record<PageName, string>
  blockFind: { title: string; text: string; linkText: string }
  blockHow: { title: string; text: string; linkText: string }
}

/** What the menus of the demo world say beside the titles of pages. */
export const navigationWords: Record<Written | AlsoWritten, NavigationWords> = {
  'en-GB': {
    find: 'Find a donor',
    how: 'How it works',
    about: 'About',
    choosing: 'Choosing',
    knowing: 'Knowing',
    clinics: 'Working with us',
    donors: 'Donors',
    before: 'Before you choose',
    ordering: 'Step by step',
    after: 'After you order',
    us: 'Who we are',
    help: 'Help',
    reading: 'Reading',
    oversight: 'Licences and oversight',
    licence:
      'A real tissue establishment names its licence and its latest inspection here. This one is invented; read [how donors are tested](page:safety).',
    licenceMark: 'Tissue licence (invented)',
    qualityMark: 'Quality mark (invented)',
    lines: {
      sperm: 'Straws for insemination and IVF',
      egg: 'Lots of vitrified eggs',
      guide: 'From the first question to the clinic',
      order: 'Reserve, order, store or send',
      delivery: 'Dry ice or a nitrogen tank',
      storage: 'Keep straws until you need them',
      quotas: 'How many families one donor may help',
      law: 'What is allowed where you are treated',
      safety: 'Every test, every result',
      blog: 'Long reads, six times a year',
    },
    blockFind: {
      title: 'Three generations, on the page',
      text: 'Health history, carrier results and families so far, before you decide.',
      linkText: 'How donors are tested',
    },
    blockHow: {
      title: 'Decide in your own time',
      text: 'A reservation holds straws and a family place while you think.',
      linkText: 'Storage and reservation',
    },
  },
  'da-DK': {
    find: 'Find en donor',
    how: 'Sådan foregår det',
    about: 'Om os',
    choosing: 'At vælge',
    knowing: 'At vide',
    clinics: 'Samarbejde',
    donors: 'Donorer',
    before: 'Før du vælger',
    ordering: 'Trin for trin',
    after: 'Når du har bestilt',
    us: 'Hvem vi er',
    help: 'Hjælp',
    reading: 'Læsning',
    oversight: 'Godkendelser og tilsyn',
    licence:
      'Et rigtigt vævscenter nævner sin tilladelse og sit seneste tilsyn her. Dette er opdigtet; læs, [hvordan donorer undersøges](page:safety).',
    licenceMark: 'Tilladelse (opdigtet)',
    qualityMark: 'Kvalitetsmærke (opdigtet)',
    lines: {
      sperm: 'Strå til insemination og IVF',
      egg: 'Portioner af vitrificerede æg',
      guide: 'Fra det første spørgsmål til klinikken',
      order: 'Reservér, bestil, opbevar eller send',
      delivery: 'Tøris eller kvælstoftank',
      storage: 'Gem strå, til du skal bruge dem',
      quotas: 'Hvor mange familier én donor må hjælpe',
      law: 'Hvad der er lovligt, hvor du behandles',
      safety: 'Hver prøve, hvert svar',
      blog: 'Lange artikler, seks gange om året',
    },
    blockFind: {
      title: 'Tre generationer på siden',
      text: 'Helbredshistorie, bærersvar og familier indtil nu, før du beslutter dig.',
      linkText: 'Sådan undersøges donorer',
    },
    blockHow: {
      title: 'Beslut dig i dit eget tempo',
      text: 'En reservation holder strå og en familieplads, mens du tænker.',
      linkText: 'Opbevaring og reservation',
    },
  },
  'de-DE': {
    find: 'Spender finden',
    how: 'So geht es',
    about: 'Über uns',
    choosing: 'Auswählen',
    knowing: 'Wissen',
    clinics: 'Zusammenarbeit',
    donors: 'Spender',
    before: 'Vor der Wahl',
    ordering: 'Schritt für Schritt',
    after: 'Nach der Bestellung',
    us: 'Wer wir sind',
    help: 'Hilfe',
    reading: 'Zum Lesen',
    oversight: 'Erlaubnis und Aufsicht',
    licence:
      'Eine echte Gewebeeinrichtung nennt hier ihre Erlaubnis und die letzte Inspektion. Diese hier ist erfunden; lesen Sie, [wie Spender untersucht werden](page:safety).',
    licenceMark: 'Erlaubnis (erfunden)',
    qualityMark: 'Qualitätszeichen (erfunden)',
    lines: {
      sperm: 'Halme für Insemination und IVF',
      egg: 'Portionen vitrifizierter Eizellen',
      guide: 'Von der ersten Frage bis zur Klinik',
      order: 'Reservieren, bestellen, lagern oder senden',
      delivery: 'Trockeneis oder Stickstofftank',
      storage: 'Halme aufbewahren, bis Sie sie brauchen',
      quotas: 'Wie vielen Familien ein Spender helfen darf',
      law: 'Was dort erlaubt ist, wo Sie behandelt werden',
      safety: 'Jeder Test, jedes Ergebnis',
      blog: 'Lange Texte, sechsmal im Jahr',
    },
    blockFind: {
      title: 'Drei Generationen auf der Seite',
      text: 'Gesundheit der Familie, Trägerbefunde und bisherige Familien, bevor Sie entscheiden.',
      linkText: 'Wie Spender untersucht werden',
    },
    blockHow: {
      title: 'Entscheiden Sie in Ruhe',
      text: 'Eine Reservierung hält Halme und einen Familienplatz, während Sie überlegen.',
      linkText: 'Lagerung und Reservierung',
    },
  },
  'fr-FR': {
    find: 'Trouver un donneur',
    how: 'Comment cela se passe',
    about: 'À propos',
    choosing: 'Choisir',
    knowing: 'Savoir',
    clinics: 'Travailler ensemble',
    donors: 'Donneurs',
    before: 'Avant de choisir',
    ordering: 'Pas à pas',
    after: 'Après la commande',
    us: 'Qui nous sommes',
    help: 'Aide',
    reading: 'À lire',
    oversight: 'Autorisations et contrôle',
    licence:
      'Un véritable établissement de tissus nomme ici son autorisation et sa dernière inspection. Celui-ci est inventé ; lisez [comment les donneurs sont examinés](page:safety).',
    licenceMark: 'Autorisation (inventée)',
    qualityMark: 'Marque de qualité (inventée)',
    lines: {
      sperm: 'Paillettes pour l’insémination et la FIV',
      egg: 'Lots d’ovocytes vitrifiés',
      guide: 'De la première question à la clinique',
      order: 'Réserver, commander, conserver ou envoyer',
      delivery: 'Glace sèche ou cuve d’azote',
      storage: 'Garder les paillettes jusqu’au moment voulu',
      quotas: 'Combien de familles un donneur peut aider',
      law: 'Ce qui est permis là où vous êtes traitée',
      safety: 'Chaque test, chaque résultat',
      blog: 'Des lectures longues, six fois par an',
    },
    blockFind: {
      title: 'Trois générations sur la page',
      text: 'Santé de la famille, résultats de portage et familles à ce jour, avant de décider.',
      linkText: 'Comment les donneurs sont examinés',
    },
    blockHow: {
      title: 'Décidez à votre rythme',
      text: 'Une réservation garde des paillettes et une place famille pendant que vous réfléchissez.',
      linkText: 'Conservation et réservation',
    },
  },
  'es-ES': {
    find: 'Encontrar donante',
    how: 'Cómo funciona',
    about: 'Quiénes somos',
    choosing: 'Elegir',
    knowing: 'Saber',
    clinics: 'Trabajar juntos',
    donors: 'Donantes',
    before: 'Antes de elegir',
    ordering: 'Paso a paso',
    after: 'Después del pedido',
    us: 'Quiénes somos',
    help: 'Ayuda',
    reading: 'Lecturas',
    oversight: 'Autorizaciones y supervisión',
    licence:
      'Un establecimiento de tejidos real nombra aquí su autorización y su última inspección. Este es inventado; lea [cómo se examina a los donantes](page:safety).',
    licenceMark: 'Autorización (inventada)',
    qualityMark: 'Sello de calidad (inventado)',
    lines: {
      sperm: 'Pajuelas para inseminación y FIV',
      egg: 'Lotes de óvulos vitrificados',
      guide: 'De la primera pregunta a la clínica',
      order: 'Reservar, pedir, guardar o enviar',
      delivery: 'Hielo seco o tanque de nitrógeno',
      storage: 'Guardar pajuelas hasta necesitarlas',
      quotas: 'A cuántas familias puede ayudar un donante',
      law: 'Qué se permite donde la tratan',
      safety: 'Cada prueba, cada resultado',
      blog: 'Lecturas largas, seis veces al año',
    },
    blockFind: {
      title: 'Tres generaciones en la página',
      text: 'Salud familiar, resultados de portador y familias hasta hoy, antes de decidir.',
      linkText: 'Cómo se examina a los donantes',
    },
    blockHow: {
      title: 'Decida a su ritmo',
      text: 'Una reserva guarda pajuelas y una plaza familiar mientras lo piensa.',
      linkText: 'Almacenamiento y reserva',
    },
  },
}
