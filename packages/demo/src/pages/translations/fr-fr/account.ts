import { aroundKinds } from '../../kinds/around-kind.ts'

/** Pages of the account in French. */
export const frenchAccount = aroundKinds({
  AccountHomePage: ['Compte', 'Ce qui a besoin de vous est en haut. Le reste peut attendre.'],
  DepositPage: [
    'Dépôts',
    'La conservation est payée pour la durée indiquée. Avant la fin, nous vous écrivons.',
  ],
  AccountQuotasPage: [
    'Places famille',
    'Une place est à votre famille pour toujours. Les frères et sœurs du même donneur n’en demandent pas d’autre.',
  ],
  AccountReservationsPage: [
    'Réservations',
    'Les paillettes réservées sont gardées le temps que vous avez choisi. Nous vous écrivons avant la fin.',
  ],
  AccountSubscriptionsPage: [
    'Abonnements',
    'Un abonnement montre des profils étendus le temps que vous avez choisi, et se termine de lui-même.',
  ],
  AccountFavoritesPage: ['Favoris', 'Un favori ne garde pas de paillettes ; une réservation, oui.'],
  AccountPregnanciesPage: [
    'Grossesses',
    'La loi compte les familles ; c’est pourquoi nous vous demandons de déclarer une grossesse. Une perte peut se dire aussi, quand vous le voulez.',
  ],
  AccountSettingsPage: [
    'Réglages',
    'Votre nom, votre adresse, le pays de votre traitement, et comment nous pouvons vous joindre.',
  ],
})
