import { demoDay } from '../demo-day.ts'
import { type GeneRow, geneGroups } from './genes-by-source.ts'
import { stableId } from './stable-id.ts'

/** Genes as the master data has them: one row per population with a number of its own. */
export const genes = geneGroups.flatMap(({ source, isXLinked, rows }) =>
  rows.flatMap((row) =>
    readPopulations(row).map(({ population, carrierOneIn, detectionRate }) => ({
      id: stableId(`gene ${row[0]} ${population ?? ''}`),
      gene: row[0],
      condition: row[1],
      inheritance: isXLinked ? ('xLinked' as const) : ('autosomalRecessive' as const),
      population,
      carrierOneIn,
      detectionRate,
      source: source ?? undefined,
      verified: source !== null,
      checkedOn: source === null ? undefined : demoDay,
    })),
  ),
)

/** "67, European 37" with "European 90.6" → a row for everybody and one for Europeans; frequency or detection may be missing. */
export function readPopulations([, , frequency, detection]: GeneRow) {
  const carriers = readNumbers(frequency)
  const rates = readNumbers(detection ?? '')
  const populations = new Set([...carriers.keys(), ...rates.keys()])
  if (populations.size === 0) populations.add(null)
  return [...populations].map((population) => {
    const rate = rates.get(population)
    return {
      population: population ?? undefined,
      carrierOneIn: carriers.get(population),
      detectionRate: rate === undefined ? undefined : Math.round(rate * 10) / 1000,
    }
  })
}

function readNumbers(text: string): Map<string | null, number> {
  return new Map(
    [...text.matchAll(/([A-Za-z ]*?)\s*([\d.]+)(?:,|$)/g)].map(([, name, number]) => [
      name?.trim() || null,
      Number(number),
    ]),
  )
}
