/** A population of the gene list in the visitor’s language (`genetics.population`); one that staff added stays as they wrote it. */
export const namePopulation = (population: string, names: Record<string, string>): string =>
  names[population.replaceAll(' ', '')] ?? population
