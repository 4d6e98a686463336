import { type PageText, questions, text } from '../../page-writing.ts'

const asked: [string, string][] = [
  [
    'Peut-on changer le choix plus tard ?',
    'Pas vous. Un donneur peut ouvrir son identité plus tard ; il ne peut jamais la fermer pour des enfants déjà nés.',
  ],
  [
    'Le donneur apprend-il qui nous sommes ?',
    'Non. Il apprend combien il y a de familles et d’enfants, jamais de noms.',
  ],
]

/** The guide in French. */
export const frenchGuide: Record<string, PageText> = {
  guide: {
    title: 'Choisir un donneur',
    slug: 'choisir-un-donneur',
    intro:
      'Quatre choses à comprendre avant de choisir, chacune sur une page. Une demi-heure suffit à la plupart.',
    blocks: [
      text(
        'Vous choisissez les cellules d’une personne, et avec elles ce que votre enfant pourra apprendre un jour. Les prix et les paillettes viennent ensuite.\n\n1. Si votre enfant pourra savoir qui est le donneur.\n2. Ce que dit la classe MOT, et ce qu’elle ne dit pas.\n3. Quelle paillette demande votre traitement.\n4. Combien de paillettes demande la famille que vous souhaitez.\n\nLe menu à côté de ce texte les parcourt. Votre clinique connaît votre traitement ; si elle dit autre chose, suivez-la.',
      ),
    ],
  },
  'guide-release': {
    title: 'Identité ouverte ou fermée',
    slug: 'identite-ouverte-ou-fermee',
    intro: 'C’est la question de votre enfant plus que la vôtre.',
    faq: asked.map(([title, answer]) => ({ title, text: answer })),
    blocks: [
      text(
        'Un donneur à **identité ouverte** a accepté qu’un enfant puisse l’apprendre à sa majorité. Un donneur à **identité fermée** ne l’a pas accepté. Ce que vous pouvez choisir dépend du [pays de votre traitement](page:law) : certains admettent les deux, d’autres un seul.\n\nAucun n’est une promesse pour toujours. Les tests d’ADN à domicile trouvent des parents, quoi qu’on ait signé.',
      ),
      questions('Souvent demandé', asked),
    ],
  },
  'guide-mot': {
    title: 'Les classes MOT',
    slug: 'les-classes-mot',
    intro:
      'Des millions de cellules mobiles par millilitre après décongélation. Plus n’est pas toujours nécessaire.',
    blocks: [
      text(
        'Nous vendons des paillettes des classes MOT 2, 5, 10, 20 et 30+. On compte après avoir décongelé une paillette du même éjaculat.\n\n- **IUI et ICI** : les cliniques demandent en général MOT 20 ou plus.\n- **IVF** : MOT 10 suffit souvent.\n- **ICSI** : MOT 2 ou 5 peut suffire, car le laboratoire porte une cellule dans l’ovocyte.\n\nLe papier de lot indique le compte avec une tolérance de 20 %. Votre clinique décide de ce qu’il lui faut ; demandez avant de commander.',
      ),
    ],
  },
  'guide-straws': {
    title: 'Les types de paillettes',
    slug: 'les-types-de-paillettes',
    intro: 'Le même donneur, préparé pour des traitements différents.',
    blocks: [
      text(
        '- **Les paillettes IUI** sont lavées et peuvent aller dans l’utérus.\n- **Les paillettes ICI** ne sont pas lavées et se placent au col.\n- **Les paillettes IVF / ICSI** vont à un laboratoire, qui les prépare.\n\nUne paillette contient 0,4 ou 0,5 ml. Les paillettes IUI peuvent servir à une ICI ; les paillettes ICI ne peuvent servir à une IUI avant qu’une clinique les ait lavées.',
      ),
    ],
  },
  'guide-siblings': {
    title: 'Penser à une fratrie',
    slug: 'penser-a-une-fratrie',
    intro: 'Un donneur peut arrêter, ou être épuisé, avant que vous pensiez à un deuxième enfant.',
    blocks: [
      text(
        'Les paillettes se conservent des années. Les cliniques conseillent souvent d’en mettre de côté pour une fratrie avant la naissance du premier enfant, car personne ne sait combien de temps un donneur donnera.\n\nVotre place de famille reste la vôtre : une fratrie n’en demande pas d’autre. Il vous faut des paillettes, et [un endroit où les garder](page:storage).',
      ),
    ],
  },
}
