import type { Gene, GenePopulation } from './gene.ts'

/** A recessive gene with the numbers of a test; CFTR of Europeans where nothing else is said. */
export function makeGene(part: Partial<Gene> & { of?: Partial<GenePopulation> } = {}): Gene {
  const { of, ...rest } = part
  return {
    gene: 'CFTR',
    inheritance: 'autosomalRecessive',
    populations: [{ population: 'European', carrierOneIn: 25, detectionRate: 0.9, ...of }],
    ...rest,
  }
}
