import { banner, donors, facts, hero, type PageText, questions, steps, to } from '../../page-writing.ts'

/** The pages for clinics in French. */
export const frenchForClinics: Record<string, PageText> = {
  'home-professional': {
    title: 'Cliniques',
    slug: '',
    metaTitle: 'Kindred pour les cliniques · Commandes, papiers et déclarations',
    description:
      'Commandez des paillettes pour plusieurs patientes, payez sur facture, téléchargez les papiers de lot et déclarez les grossesses en quelques minutes.',
    blocks: [
      hero({
        headline: 'Une commande en deux minutes, le bilan annuel en dix.',
        lead: 'Des paillettes pour plusieurs patientes dans un seul panier, les papiers de lot avec chaque commande, la livraison le jour que vous choisissez, et une facture à la fin.',
        primaryButton: to('find-sperm-donor', 'Trouver un donneur'),
        secondaryButtons: [{ button: to('for-clinics', 'Devenir cliente') }],
      }),
      steps(
        'Comment commandent les cliniques',
        'Les mêmes étapes à chaque fois, et les papiers sans les demander.',
        [
          [
            'Choisir',
            'Par type de paillette, classe MOT, CMV et gènes testés. Les donneurs que le droit de votre pays n’admet pas sont signalés, avec la raison.',
          ],
          [
            'Commander',
            'Plusieurs patientes et donneurs dans un panier. Les places de famille s’ajoutent là où la loi les demande.',
          ],
          [
            'Recevoir',
            'Glace carbonique ou cuve d’azote, le jour que vous choisissez. Les papiers de lot sont dans votre compte dès que nous emballons.',
          ],
          [
            'Déclarer',
            'Chaque grossesse en quelques gestes, et une fois par an qu’il n’y avait rien à déclarer.',
          ],
        ],
      ),
      donors(
        'Nouveaux donneurs',
        'Les derniers arrivés.',
        'Prix par paillette. La TVA est déduite là où elle est due par la clinique (autoliquidation).',
        to('find-sperm-donor', 'Voir tous les donneurs'),
      ),
      facts(
        'Une requête suffit pour tout retrouver',
        'De toute paillette à son donneur, lot, commande et issue, et de tout donneur à chaque clinique.',
        [
          ['30', 'ans', 'pendant lesquels les registres de traçabilité sont gardés.'],
          ['7', 'jours', 'pendant lesquels une cuve d’azote reste froide.'],
          ['0', 'tableur', 'entre une grossesse déclarée et la limite où elle compte.'],
        ],
      ),
      banner(
        'Pas encore cliente ?',
        'Il nous faut votre autorisation, une adresse de livraison et une de facturation. Cela prend un jour.',
        to('create-account', 'Créer un compte de clinique'),
      ),
    ],
  },
  'for-clinics': {
    title: 'Pour les cliniques',
    slug: 'pour-les-cliniques',
    intro:
      'Comment devenir cliente, quels papiers accompagnent une commande et comment se font les déclarations.',
    blocks: [
      steps('Devenir cliente', 'Une seule fois ; cela prend un jour.', [
        ['Créer un compte', 'Avec le nom de votre organisme et son numéro de TVA.'],
        [
          'Envoyer votre autorisation',
          'Nous la vérifions et notons jusqu’à quand elle vaut. Nous vous prévenons avant son terme.',
        ],
        ['Commander', 'Sur facture, pour autant de patientes que vous voulez.'],
      ]),
      questions('Papiers et déclarations', [
        [
          'Quels papiers accompagnent une commande ?',
          'Le papier de lot de chaque paillette, avec la mobilité avant et après décongélation, les tests d’infections, et ce que votre pays demande à l’importation.',
        ],
        [
          'Que devons-nous déclarer ?',
          'Chaque grossesse issue d’une de vos commandes, et son issue quand vous la connaissez. Une fois par an vous confirmez que rien ne manque. La déclaration compte aussitôt dans la limite de familles.',
        ],
        [
          'Et si un donneur est arrêté ?',
          'Nous vous écrivons le jour même, avec la liste de vos commandes concernées ; celles qui ne sont pas parties sont retenues.',
        ],
        [
          'Comment la TVA est-elle traitée ?',
          'Avec un numéro de TVA valable d’un autre pays de l’UE, autoliquidation. Hors de l’UE, exportation sans TVA.',
        ],
      ]),
      banner(
        'Commencer ici',
        'Il vous faut le numéro de votre autorisation et votre numéro de TVA.',
        to('create-account', 'Créer un compte de clinique'),
      ),
    ],
  },
}
