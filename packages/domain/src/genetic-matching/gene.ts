/** How a condition is passed on. */
export const inheritances = ['autosomalRecessive', 'xLinked'] as const
export type Inheritance = (typeof inheritances)[number]

/** A gene in one population, or in general where `population` is null. A number that nobody published is null. */
export type GenePopulation = {
  readonly population: string | null
  /** Carriers, one in so many people; of X-linked genes, one in so many women. */
  readonly carrierOneIn: number | null
  /** Share of carriers that the usual test finds, 0 to 1. */
  readonly detectionRate: number | null
}

/** A gene with the numbers that risks are worked out from. */
export type Gene = {
  readonly gene: string
  readonly inheritance: Inheritance
  readonly populations: readonly GenePopulation[]
}

/**
 * What is known of one person and one gene: a change was found, was looked for and not found, or was never looked for.
 * Which change it was is not kept: a gene is all that the rules need, and the less a record tells the better.
 */
export const geneResults = ['carrier', 'notFound'] as const
export type GeneResult = (typeof geneResults)[number]
export type GeneStatus = GeneResult | 'notTested'
