import { type PageText, text } from '../../page-writing.ts'

/** The pages with the words a customer agrees to, in French. */
export const frenchLegal: Record<string, PageText> = {
  terms: {
    title: 'Conditions',
    slug: 'conditions',
    intro: 'Ce dont vous et nous convenons quand vous commandez. Écrit pour cette démonstration.',
    blocks: [
      text(
        '## Qui vend\n\nLa boutique nommée au bas de la page vous vend. Les particuliers achètent pour leur propre traitement ; les cliniques, pour leurs patientes.\n\n## Quand une commande compte\n\nQuand le paiement est confirmé, ou la facture acceptée. Jusque-là, paillettes et places sont seulement retenues.\n\n## Prix et taxe\n\nLa liste des prix de la boutique au jour de la commande fait foi. Les places de famille sont indiquées hors TVA.\n\n## Rétractation et remboursement\n\nLes paillettes qui nous ont quittés ne peuvent pas revenir, car leur chaîne du froid ne peut plus être connue. Pour les paillettes réservées dont vous ne voulez plus, 75 % du prix vous sont rendus. Une place de famille est remboursée en entier s’il n’y a pas eu de grossesse et que rien du donneur n’est conservé ni réservé.\n\n## Ce que nous vous devons\n\nDes paillettes de la classe commandée, avec une tolérance de 20 % que le papier de lot indique, livrées le jour convenu. Pas une grossesse, ni un enfant sans maladie : personne ne le peut.\n\n## Ce que vous nous devez\n\nDéclarer une grossesse, puisque la loi la compte, et renvoyer la cuve à temps.',
      ),
    ],
  },
  privacy: {
    title: 'Vie privée',
    slug: 'vie-privee',
    intro:
      'Ce que nous gardons sur vous, pourquoi, combien de temps, et comment l’obtenir ou le faire effacer.',
    blocks: [
      text(
        '## Ce que nous gardons\n\n- Votre nom, votre adresse et votre e-mail, pour livrer et pour vous joindre.\n- Vos commandes, dépôts et places de famille, puisque la loi demande la traçabilité.\n- Les grossesses déclarées et ce que vous nous dites de la santé, seulement avec votre accord.\n\n## Ce que personne ne reçoit\n\nRien de votre santé, de vos favoris ni de vos recherches ne va aux statistiques ou à la publicité. Avant votre accord, aucun script de ce genre n’est chargé ; refuser est aussi simple qu’accepter.\n\n## Combien de temps\n\nLes registres de traçabilité, 30 ans. Quand vous effacez votre compte, ils restent sans votre nom. Tout le reste disparaît.\n\n## Vos droits\n\nVous pouvez voir, corriger, emporter et effacer vos données, et retirer chaque accord séparément.\n\n## Les donneurs\n\nNous ne montrons jamais le nom légal, la date de naissance ni l’adresse d’un donneur. Avec les tests d’ADN à domicile, personne ne peut promettre l’anonymat pour toujours.',
      ),
    ],
  },
  'known-positive-carrier': {
    title: 'Donneurs avec un portage connu',
    slug: 'donneurs-avec-un-portage-connu',
    intro: 'Ce que vous confirmez avant l’envoi de paillettes d’un tel donneur.',
    blocks: [
      text(
        'Qui est porteur a une copie changée d’un gène et va en général bien. Pour une maladie récessive, un enfant ne peut être atteint que si l’ovocyte et le sperme portent un changement du même gène : alors un enfant sur quatre est atteint, deux sont porteurs, un n’est ni l’un ni l’autre.\n\n## Avant l’envoi\n\nVous signez que vous connaissez ce résultat et que vous avez pu être testée et conseillée. Votre clinique en reçoit copie. Vous pouvez acheter et réserver avant de signer.\n\n## Si votre propre test trouve le même gène\n\nDites-le-nous avant que les paillettes partent : le prix vous est rendu en entier, ou vous choisissez un autre donneur.',
      ),
    ],
  },
}
