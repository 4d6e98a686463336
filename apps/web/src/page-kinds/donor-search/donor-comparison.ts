import type { Send } from '@kindred/contracts/request'
import type { ReactNode } from 'react'

/** What a search needs to compare donors with somebody’s own findings. */
export type DonorComparison = {
  /** Calls in the name of that person. */
  call: Send
  /** The search page that everybody has, below which donors stand. */
  searchPath: string
  /** Above the heading: the way back. */
  head: ReactNode
  /** What each of these donors means, by number. */
  describe: (donorIds: readonly string[]) => Promise<ReadonlyMap<string, ReactNode>>
  /** The box that hides those that are no match; its form is `donor-filter`, its name `fit`. */
  choose: (isHiding: boolean, leftOut: number) => ReactNode
}
