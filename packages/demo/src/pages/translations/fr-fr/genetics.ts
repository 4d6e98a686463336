import { genes, type PageText, text } from '../../page-writing.ts'

/** The page about genetic matching in French. */
export const frenchGenetics: Record<string, PageText> = {
  'genetic-matching': {
    title: 'Comparaison génétique',
    slug: 'comparaison-genetique',
    intro:
      'Ce que votre test génétique et celui d’un donneur signifient ensemble, et quels gènes nous comparons.',
    blocks: [
      text(`Chacun porte des modifications dans quelques gènes et se porte bien. Une maladie transmise par les deux parents ne peut apparaître chez un enfant que si l’ovocyte et le sperme apportent une modification du même gène, et alors chez un enfant sur quatre. La question n’est donc jamais si un donneur porte quelque chose, mais si le donneur et vous portez la même.

## Comment cela se passe

Connectez-vous et dites-nous ce que votre test, ou celui de votre partenaire, a trouvé : à la main, ou depuis le fichier du laboratoire. Nous le comparons aux tests de chaque donneur et disons pour chacun : aucun résultat commun, même gène chez les deux, ou non testé, avec la probabilité pour un enfant sous la forme « 1 sur N ». Les résultats d’un donneur restent les siens : vous voyez ce qu’ils signifient pour vous, jamais la modification elle-même. Ce que vous nous dites est chiffré, ne sert à rien d’autre et disparaît quand vous retirez votre accord.

## Ce qu’elle ne peut pas

Un test cherche les modifications connues et fréquentes. Ce qu’il ne peut pas trouver reste comme un petit risque, et nous le disons plutôt que de le taire. Les gènes non testés ne sont pas comparés. [Ce que « 1 sur 240 » signifie](page:post-residual-risk) explique les chiffres ; un conseiller en génétique explique les vôtres.`),
      genes(
        'Les gènes que nous comparons',
        'La part des porteurs varie d’une population à l’autre. Là où personne n’a publié de chiffre, nous le disons.',
      ),
    ],
  },
}
