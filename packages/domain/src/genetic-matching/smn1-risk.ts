/** Carriers, one in so many, among people with two copies of SMN1 (J Med Genet, table 4). */
const oneInWithTwoCopies: Readonly<Record<string, number>> = { European: 632, Ashkenazi: 350, African: 121 }

export const smn1 = 'SMN1'

/**
 * How likely a person is to carry spinal muscular atrophy although two copies of SMN1 were counted: both may lie on one
 * chromosome. Copies are counted, so the formula of a residual risk does not hold here (domain rules 8). A population
 * without a number of its own has the highest known, since a risk is never understated.
 */
export function smn1Risk(population: string | null): number {
  const oneIn = population === null ? undefined : oneInWithTwoCopies[population]
  return 1 / (oneIn ?? Math.min(...Object.values(oneInWithTwoCopies)))
}
