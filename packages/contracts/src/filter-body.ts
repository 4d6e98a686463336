import type { DonorFilter } from '@kindred/domain/search/donor-filter'
import type { DonorFilterBody } from './search.ts'

/** A filter as the search calls take it; heights and weights are kept within what they take. */
export function toFilterBody({
  kind: _,
  cmv,
  heightMin,
  heightMax,
  weightMin,
  weightMax,
  ...rest
}: DonorFilter): DonorFilterBody {
  const bounds = {
    heightMin: clamp(heightMin, 120, 230),
    heightMax: clamp(heightMax, 120, 230),
    weightMin: clamp(weightMin, 30, 250),
    weightMax: clamp(weightMax, 30, 250),
  }
  // The filter's lists are read-only, the call's are not; the values are the same.
  return JSON.parse(JSON.stringify({ ...rest, ...bounds, cmv: cmv && [cmv] }))
}

const clamp = (value: number | undefined, least: number, most: number) =>
  value === undefined ? undefined : Math.min(most, Math.max(least, value))
