import type { Members } from './members.ts'

/** Bounds of height (cm) and weight (kg). */
export type Ranges = { heightMin: number; heightMax: number; weightMin: number; weightMax: number }

/** A filter to lift and how many donors more that brings. */
export type Relaxation = { filter: string; value: string | null; brings: number }

/** What a call chooses from before any filter. */
export type SearchBase = { members: Members; ranges: Ranges }

/**
 * What a filter leaves, whatever the order and page: the same for everybody of a market until a donor changes.
 * Members last as long as the search, unless the answer is remembered.
 */
export type FoundSet = {
  members: Members
  totalUnfiltered: number
  /** `facetsSchema` as JSON. */
  facets: string
  ranges: Ranges
  relax: Relaxation[]
  /** How many a personal choice hides that meet every filter; only where there is one. */
  leftOut?: number
}
