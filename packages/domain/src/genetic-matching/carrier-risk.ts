import type { Gene, GenePopulation, GeneStatus } from './gene.ts'
import { residualRisk } from './residual-risk.ts'
import { smn1, smn1Risk } from './smn1-risk.ts'

/**
 * How likely a person carries a change in a gene, given what is known of them: 1 for a known carrier, what a negative test
 * leaves, or the frequency where nothing was tested (domain rules 8).
 *
 * Without a population (or where it has no number) the highest number counts that we have: a risk is never understated.
 *
 * @returns null where no frequency is known
 */
export function carrierRisk(gene: Gene, status: GeneStatus, population: string | null = null): number | null {
  if (status === 'carrier') return 1
  if (status === 'notFound' && gene.gene === smn1) return smn1Risk(population)
  const rows = findRows(gene, population).flatMap(({ carrierOneIn }) =>
    carrierOneIn ? [1 / carrierOneIn] : [],
  )
  if (rows.length === 0) return null
  if (status === 'notTested') return Math.max(...rows)
  return Math.max(...listResidual(gene, population))
}

/** The population's own row, the general one, or all of them. */
function findRows({ populations }: Gene, population: string | null): readonly GenePopulation[] {
  const withNumber = populations.filter(({ carrierOneIn }) => carrierOneIn !== null)
  if (population === null) return withNumber
  const own = withNumber.filter((row) => row.population === population)
  if (own.length > 0) return own
  const general = withNumber.filter((row) => row.population === null)
  return general.length > 0 ? general : withNumber
}

/** Each frequency with the detection rate of its own population; without one a test counts as if it found nobody. */
function listResidual(gene: Gene, population: string | null): number[] {
  const rateOf = (name: string | null) =>
    gene.populations.find((row) => row.population === name && row.detectionRate !== null)?.detectionRate
  const general = rateOf(null)
  return findRows(gene, population).flatMap((row) => {
    if (!row.carrierOneIn) return []
    const rate = rateOf(population ?? row.population) ?? general ?? 0
    return [residualRisk(1 / row.carrierOneIn, rate)]
  })
}
