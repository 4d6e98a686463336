import {
  banner,
  columns,
  donors,
  facts,
  hero,
  law,
  type PageText,
  prices,
  questions,
  quote,
  steps,
  text,
  to,
} from '../../page-writing.ts'

/** The pages for private customers in French. */
export const french: Record<string, PageText> = {
  'home-private': {
    title: 'Particuliers',
    slug: '',
    metaTitle: 'Kindred · Sperme, ovocytes et embryons de donneurs',
    description:
      'Sperme, ovocytes et embryons de donneurs pour femmes seules, couples et cliniques. Le droit de votre pays, chaque test et le prix complet sont visibles avant que vous décidiez.',
    blocks: [
      hero({
        headline: 'Votre famille commence par savoir.',
        lead: 'Sperme, ovocytes et embryons de donneurs pour femmes seules, couples et cliniques. Le droit de votre pays, chaque test et le prix complet sont visibles avant que vous décidiez.',
        showSearchStarter: true,
      }),
      steps(
        'Comment cela se passe',
        'Quatre étapes. Vous pouvez vous arrêter après chacune et revenir ; rien ne se perd et rien n’est débité avant le paiement.',
        [
          [
            'Choisir où',
            'Indiquez le pays du traitement. Il décide des donneurs, des paillettes et des papiers possibles. Vous pouvez aussi le choisir plus tard.',
          ],
          [
            'Trouver votre donneur',
            'Filtrez, écoutez, lisez trois générations de santé, comparez. Gardez ceux auxquels vous revenez.',
          ],
          [
            'Réserver ou commander',
            'Retenez des paillettes et une place de famille pendant que vous réfléchissez, conservez-les chez nous, ou faites-les envoyer à votre clinique.',
          ],
          [
            'Nous livrons, et restons',
            'Glace carbonique ou cuve d’azote, le jour que votre clinique souhaite. Les nouvelles de santé du donneur vous parviendront toujours.',
          ],
        ],
        to('how-to-order', 'Lire le guide entier'),
      ),
      facts(
        'Nos promesses, en chiffres que l’on peut vérifier',
        'Une limite ne protège les familles que si on ne peut la franchir. La nôtre est tenue par le système qui vend, non par un tableau.',
        [
          [
            '12',
            'familles',
            'au plus pour un donneur au Danemark. La page de chaque donneur dit combien il y en a, ici et dans le monde.',
          ],
          [
            '3',
            'générations',
            'd’antécédents de santé, recueillis par un clinicien et relus quand il y a du nouveau.',
          ],
          ['30', 'ans', 'pendant lesquels chaque paillette se suit du donneur à la livraison, et retour.'],
          ['1', 'geste', 'suffit pour arrêter un donneur partout et écrire à chaque famille concernée.'],
        ],
        to('safety', 'Lire comment nous vous protégeons'),
      ),
      donors(
        'Nouveaux donneurs',
        'Des donneurs possibles là où vous êtes traitée. Des dessins remplacent les photos jusqu’à la connexion.',
        'Prix par paillette, sans la place de famille là où un pays en demande une.',
        to('find-sperm-donor', 'Voir tous les donneurs'),
      ),
      quote(
        'Nous avons écouté sa voix un dimanche matin et nous nous sommes tues. Puis nous avons lu la santé de sa grand-mère, la loi, et le prix. Dans cet ordre. Nous n’avons jamais dû appeler.',
        'Marie et Lotte, parents de Vera (inventées)',
        'Danemark',
      ),
    ],
  },
  'find-sperm-donor': {
    title: 'Trouver un donneur de sperme',
    slug: 'trouver-un-donneur-de-sperme',
    intro: 'Seulement les donneurs possibles là où vous êtes ; les autres disent pourquoi non.',
    description:
      'Cherchez selon l’apparence, la santé, le type de paillette et le stock. Aucun compte pour regarder.',
    blocks: [],
  },
  'find-egg-donor': {
    title: 'Trouver une donneuse d’ovocytes',
    slug: 'trouver-une-donneuse-d-ovocytes',
    intro: 'Les ovocytes se vendent par lots, et seulement là où leur don est légal.',
    description: 'Cherchez selon l’apparence, la santé et les gènes testés.',
    blocks: [],
  },
  prices: {
    title: 'Prix',
    slug: 'prix',
    intro: 'Tout ce que nous demandons, au même endroit. Ce que vous voyez ici est ce que demande le panier.',
    description:
      'Prix des paillettes, ovocytes, conservation, réservation et livraison, tirés de la liste des prix.',
    blocks: [
      text(
        'Le prix d’une paillette tient à quatre choses : la classe MOT (combien de millions de cellules mobiles par millilitre), le type d’identité, le profil et le volume. Une paillette de 0,4 ml coûte 20 % de moins qu’une de 0,5 ml. Là où votre pays limite les familles, il vous faut aussi une [place de famille](page:quotas), une fois par donneur.',
      ),
      prices('Paillettes', 'Par paillette de 0,5 ml.', 'sperm'),
      prices('Ovocytes et embryons', 'Ovocytes par lot de six ; embryons un par un.', 'eggs'),
      prices(
        'Réservation, conservation et autres',
        'Une réservation se paie une fois par dépôt et période, non par paillette.',
        'services',
      ),
      prices('Livraison', 'La cuve doit revenir à temps ; voir la page de livraison.', 'shipping'),
      questions('Souvent demandé', [
        [
          'Que coûte une place de famille ?',
          '200 € pour un donneur à identité fermée et 350 € pour un donneur à identité ouverte, hors TVA, ou l’équivalent dans la monnaie de votre boutique. Une fois par donneur et par pays.',
        ],
        [
          'Suis-je remboursée ?',
          'Des trois quarts du prix d’une paillette réservée que vous ne voulez plus. D’une place entière, s’il n’y a pas eu de grossesse et que rien de ce donneur ne reste chez nous.',
        ],
      ]),
    ],
  },
  'how-to-order': {
    title: 'Comment commander',
    slug: 'comment-commander',
    intro: 'Du premier regard au jour où le colis atteint votre clinique.',
    blocks: [
      steps('Avant de payer', 'Rien n’est débité ici, et vous pouvez partir à tout moment.', [
        [
          'Dire où vous serez traitée',
          'La loi de ce pays décide. Si vous ne savez pas encore, choisissez plus tard et regardez.',
        ],
        [
          'Choisir un donneur',
          'Un favori garde un donneur en vue mais ne retient rien. Les paillettes sont retenues 60 minutes dans le panier, renouvelables une fois.',
        ],
        [
          'Choisir les paillettes',
          'Pour une insémination en clinique (IUI), le plus souvent MOT 20 ou plus ; moins suffit pour IVF et ICSI. Demandez le nombre à votre clinique.',
        ],
        [
          'Relire le panier',
          'Là où une place de famille est exigée, elle est ajoutée pour vous, et la ligne dit pourquoi.',
        ],
      ]),
      steps('Ensuite', 'Le paiement a quatre courtes pages.', [
        ['Où cela va', 'Votre clinique, choisie dans la liste, ou notre conservation.'],
        ['Quand cela part', 'Le calendrier montre quel envoi part quel jour.'],
        ['Relire', 'Toute la commande avec la taxe, et ce que vous acceptez.'],
        [
          'Payer',
          'Par carte sur la page du prestataire ; les cliniques sur facture. La commande compte quand le paiement est confirmé.',
        ],
      ]),
      text(
        '## Combien de paillettes\n\nDeux par essai est courant, et il faut souvent plusieurs essais. Si vous espérez une fratrie, pensez-y maintenant : un donneur peut être épuisé ou atteindre la limite. [Conservation et réservation](page:storage) sont faites pour cela.',
      ),
      questions('Quand quelque chose n’est pas possible', [
        [
          '« Plus de place »',
          'La limite de familles est atteinte dans votre pays. Si vous tenez déjà une place, vous pouvez encore commander.',
        ],
        [
          '« Non admis »',
          'Votre pays demande des donneurs dont l’identité peut être connue, ou ne peut l’être. La ligne nomme la règle et sa source.',
        ],
        [
          '« Épuisé pour le moment »',
          'La page montre le mois où des paillettes sont attendues. Une place que vous tenez reste à vous.',
        ],
      ]),
      banner(
        'Prête à regarder ?',
        'Aucun compte n’est nécessaire pour chercher.',
        to('find-sperm-donor', 'Trouver un donneur'),
      ),
    ],
  },
  quotas: {
    title: 'Les places de famille',
    slug: 'les-places-de-famille',
    intro:
      'La plupart des pays limitent le nombre de familles qu’un donneur peut aider. Une place de famille est la vôtre sous cette limite.',
    faq: [
      {
        title: 'Qu’est-ce qu’une place de famille ?',
        text: 'Votre place sous la limite de familles qu’un donneur peut aider dans votre pays. Vous la payez une fois par donneur.',
      },
      {
        title: 'Qui déclare une grossesse ?',
        text: 'Qui a commandé : la clinique pour ses commandes, la personne pour les siennes.',
      },
    ],
    blocks: [
      text(
        '## Pourquoi des limites\n\nLes enfants d’un donneur sont demi-frères et demi-sœurs. Une limite garde leur nombre assez petit pour être connu, et elle change d’un pays à l’autre. [Le droit par pays](page:law) donne chacune avec sa source.\n\n## Comment vit une place\n\n- Elle est **retenue** 60 minutes tant que les paillettes sont dans votre panier.\n- Elle est **vendue** au paiement, et vaut pour les enfants suivants du même donneur.\n- Elle devient **permanente** quand une grossesse est déclarée.\n- Elle peut être **rendue** s’il n’y a pas eu de grossesse et que rien de ce donneur n’est conservé ni réservé pour vous. Le prix vous revient alors en entier.\n\nEn Norvège, chaque grossesse demande sa propre place.\n\n## Ce qu’elle n’est pas\n\nUne place ne retient pas de paillettes. Pour avoir les deux, [réservez](page:storage) aussi des paillettes.',
      ),
      questions('Souvent demandé', [
        [
          'Qui déclare une grossesse ?',
          'Qui a commandé : la clinique pour ses commandes, vous pour les vôtres. Nous vous le rappelons 3, 6 et 12 mois après la livraison.',
        ],
        [
          'Faut-il payer de nouveau pour une fratrie ?',
          'Non. Tant que vous tenez une place, on ne vous la redemande pas, sauf là où la loi veut une place par grossesse.',
        ],
        [
          'Une place peut-elle être vendue deux fois ?',
          'Non. Le compte est tenu par la base de données qui vend, et elle refuse la vente qui dépasserait la limite.',
        ],
      ]),
      banner(
        'Combien de familles jusqu’ici ?',
        'La page de chaque donneur le montre, pour votre pays et dans le monde.',
        to('find-sperm-donor', 'Trouver un donneur'),
      ),
    ],
  },
  law: {
    title: 'Le droit par pays',
    slug: 'le-droit-par-pays',
    intro:
      'Les règles selon lesquelles notre boutique vend, avec le lieu où chacune a été lue et le jour où on l’a regardée.',
    blocks: [
      text(
        'Ce tableau est fait des mêmes données qui décident dans le panier. **Ce n’est pas un conseil juridique.** Une règle marquée comme non vérifiée n’a pas de source que nous ayons trouvée ; demandez à votre clinique. Dans cette démonstration les sources sont de vraies pages, mais personne ne les a vérifiées pour vous.',
      ),
      law('Règles par pays', 'Identité ouverte : l’enfant pourra apprendre qui est le donneur.'),
    ],
  },
  delivery: {
    title: 'Livraison',
    slug: 'livraison',
    intro: 'Sur glace carbonique ou en cuve d’azote, à votre clinique, le jour que vous choisissez.',
    blocks: [
      columns(
        '## Glace carbonique\n\nPour les cliniques proches et les courtes attentes. Elle part du lundi au mercredi, afin de ne jamais passer un week-end en route, et reste froide trois jours.',
        '## Cuve d’azote\n\nPour les chemins plus longs et les cliniques qui veulent garder les paillettes quelques jours. Elle reste froide sept jours. **La cuve doit revenir** dans les sept jours après la livraison ; ensuite chaque jour coûte, et une cuve perdue se paie. Vous entrez le numéro de suivi dans votre commande.',
      ),
      prices('Ce que coûte la livraison', '', 'shipping'),
      questions('Souvent demandé', [
        [
          'Quand cela peut-il partir ?',
          'Le deuxième jour ouvré après la commande. Après 12 h, heure de la boutique, on compte à partir du jour ouvré suivant.',
        ],
        [
          'Peut-on envoyer chez moi ?',
          'Seulement là où la loi le permet et où une source le dit. Aujourd’hui nous n’envoyons qu’aux cliniques ; au Danemark la livraison à domicile est interdite.',
        ],
        [
          'Quels papiers l’accompagnent ?',
          'Le papier de lot de chaque paillette, et ce que votre pays demande à l’importation. La commande en montre la liste et ce qui manque.',
        ],
      ]),
    ],
  },
  storage: {
    title: 'Conservation et réservation',
    slug: 'conservation-et-reservation',
    intro:
      'Garder des paillettes d’un donneur pour plus tard : pour l’essai suivant, ou pour un frère ou une sœur.',
    blocks: [
      columns(
        '## Conservation\n\nVous avez acheté les paillettes ; elles attendent dans votre dépôt chez nous. Les 30 premiers jours sont gratuits, puis une période commence. Un renouvellement en ajoute une.',
        '## Réservation\n\nVous gardez des paillettes pour une période et décidez plus tard. Le prix est par dépôt et période, non par paillette. Si vous n’en voulez plus certaines, trois quarts de leur prix reviennent.',
      ),
      prices('Ce que cela coûte', 'Par dépôt et période.', 'services'),
      questions('Souvent demandé', [
        ['Serai-je prévenue ?', 'Oui, par e-mail avant la fin d’une période, à temps pour décider.'],
        [
          'Une réservation est-elle une place de famille ?',
          'Non. Une réservation garde des paillettes ; une [place de famille](page:quotas) garde votre place devant la loi. La plupart des familles veulent les deux.',
        ],
        [
          'Peut-on envoyer les paillettes conservées ?',
          'À tout moment, à votre clinique. La livraison se paie à l’envoi.',
        ],
      ]),
    ],
  },
  safety: {
    title: 'Qualité et sécurité',
    slug: 'qualite-et-securite',
    intro:
      'Ce qui est testé, ce qu’on ne peut promettre, et ce qui se passe quand il y a du nouveau sur un donneur.',
    blocks: [
      text(
        '## Ce qui est testé\n\nChaque donneur donne à un clinicien trois générations d’antécédents et est testé pour les infections à chaque étape. Chaque donneur est testé pour un ensemble de gènes récessifs ; sa page dit lesquels.\n\n## Ce qu’on ne peut promettre\n\nPersonne n’est sans portage, et aucun test ne trouve tout. Nous disons le risque résiduel comme un nombre qu’on peut se figurer : un sur tant. La santé d’un enfant ne peut jamais être garantie.\n\n## Quand il y a du nouveau\n\nUne famille nous parle d’une maladie. Un généticien lit. S’il y a lieu d’être prudent, un geste arrête le donneur partout : dans la recherche, les paniers, les commandes pas encore parties. Nous écrivons à chaque famille et clinique concernée, et gardons la preuve de l’avoir fait.',
      ),
      facts(
        'Traçabilité',
        'De toute paillette à son donneur, lot, commande, livraison et issue, et retour.',
        [
          [
            '30',
            'ans',
            'les registres sont gardés, même quand un compte est effacé. Ils ne portent alors plus de nom.',
          ],
          ['1', 'requête', 'trouve chaque famille qui a eu des paillettes d’un donneur.'],
          [
            '180',
            'jours',
            'le sperme est retenu jusqu’à un nouveau test du donneur (normes des États-Unis).',
          ],
        ],
      ),
      questions('Souvent demandé', [
        [
          'Qu’est-ce qu’un portage ?',
          'Une des deux copies d’un gène est changée. Le donneur va bien ; un enfant n’est à risque que si l’ovocyte et le sperme portent un changement du même gène. Vous signez l’avoir lu avant l’envoi.',
        ],
        [
          'Puis-je voir les données génétiques du donneur ?',
          'Vous voyez quels gènes ont été testés et s’il y a un résultat, jamais les données brutes.',
        ],
      ]),
    ],
  },
  about: {
    title: 'À propos',
    slug: 'a-propos',
    intro:
      'Kindred est une banque inventée. Elle montre comment pourrait travailler celle qui donne la réponse avant l’argument.',
    blocks: [
      text(
        '## Ce que nous croyons\n\nChoisir un donneur est une décision calme quand rien n’est caché. La loi, le prix, le stock, le risque et le nombre de familles sont donc sur la page, avec source et date. Quand une chose n’est pas possible, nous disons pourquoi, et ce qui l’est.\n\n## Pour qui\n\nPour les femmes seules, les couples de femmes, les couples hétérosexuels et les cliniques qui les traitent. Aucune forme de famille n’est ici la forme habituelle.\n\n## Ce que nous ne faisons pas\n\nPas de compte à rebours, pas de classement de personnes, pas de statistiques sur vous avant votre accord. Rien de votre santé ne quitte cette maison.',
      ),
      banner(
        'Des questions ?',
        'Appelez ou écrivez ; l’adresse de votre boutique est au bas de chaque page.',
        to('how-to-order', 'Lire comment commander'),
      ),
    ],
  },
  'create-account': {
    title: 'Créer un compte',
    slug: 'creer-un-compte',
    intro:
      'Pour commander, garder des favoris et être informée de la santé de votre donneur. Regarder n’en demande pas.',
    blocks: [],
  },
}
