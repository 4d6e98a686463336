import { aroundKinds } from '../../kinds/around-kind.ts'
import { questions } from '../../page-writing.ts'

/** The steps of the checkout in French. */
export const frenchCheckout = aroundKinds({
  BasketPage: [
    'Panier',
    'Rien n’est débité ici. Ce qui est mis de côté pour vous le reste tant que le temps court ; une pression le prolonge.',
  ],
  EmbryoPage: [
    'Questions sur les embryons',
    'Avant l’envoi d’embryons, la clinique qui les reçoit confirme qu’elle en a le droit. Nous le lui demandons pour vous.',
  ],
  GeneticMatchingInformationPage: [
    'Appariement génétique',
    'Votre test et celui du donneur sont posés côte à côte. Envoyez votre rapport ici, ou plus tard depuis votre compte.',
  ],
  ReservationTimePage: [
    'Durée de la réservation',
    'Choisissez combien de temps nous gardons les paillettes pour vous. Vous pourrez prolonger avant la fin.',
  ],
  InformationPage: [
    'Vos informations',
    'Les noms doivent être ceux que votre clinique connaît, car les papiers suivent les paillettes.',
  ],
  ShippingPage: [
    'Expédition',
    'Demandez à votre clinique quel jour elle peut recevoir une cuve avant d’en choisir un.',
    [],
    [
      questions('Avant de choisir un jour', [
        ['Qui doit être là ?', 'Quelqu’un qui peut signer : à la clinique, son personnel ; chez vous, vous.'],
        [
          'Et si la cuve a du retard ?',
          'Elle reste froide plusieurs jours de plus que le trajet. Appelez-nous, et ne l’ouvrez pas.',
        ],
      ]),
    ],
  ],
  OrderSummaryPage: [
    'Récapitulatif',
    'Relisez en paix. Après le paiement, les paillettes parties de chez nous ne peuvent pas revenir.',
  ],
  PaymentPage: [
    'Paiement',
    'La carte se saisit chez le prestataire de paiement. Nous n’en voyons jamais le numéro.',
  ],
  PaymentSuccessfulPage: [
    'Merci',
    'Votre commande reste dans votre compte, avec ses papiers et tout ce qui lui arrive.',
  ],
  PaymentFailurePage: [
    'Le paiement n’a pas abouti',
    'Quand un paiement échoue, rien n’est prélevé et votre panier reste. La raison est dite ici.',
  ],
})
