import type { ReactNode } from 'react'

/** One component in all its states, for the catalogue and for looking at while building. */
export interface Story {
  title: string
  states: { name: string; element: ReactNode }[]
}
