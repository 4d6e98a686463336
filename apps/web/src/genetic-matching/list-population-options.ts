import type { GeneEntry } from '@kindred/contracts/genetic-matching'
import type { SelectOption } from '@kindred/ui/select/select'
import { namePopulation } from './name-population.ts'

/** Populations that the list has numbers of, by name; `any` comes first. */
export function listPopulationOptions(
  genes: readonly GeneEntry[],
  names: Record<string, string>,
  any: string,
): SelectOption[] {
  const populations = new Set(genes.flatMap((gene) => gene.populations.map((one) => one.population)))
  const named = [...populations]
    .filter((one) => one !== null)
    .map((value) => ({ value, label: namePopulation(value, names) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return [{ value: '', label: any }, ...named]
}
