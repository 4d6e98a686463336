'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { leaveAdded, type Quantities } from './leave-added.ts'

/** How many of each stock item the visitor wants, shared by the table and the panel beside it. */
type Choice = {
  quantities: Quantities
  maximums: Readonly<Record<string, number>>
  choose: (stockItemId: string, quantity: number) => void
  /** Takes away what went into the basket; what was chosen since stays. */
  forget: (added: Quantities) => void
}

const ChoiceContext = createContext<Choice | null>(null)

export function StrawChoice({
  maximums,
  children,
}: {
  maximums: Record<string, number>
  children: ReactNode
}) {
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  const choice = useMemo(
    () => ({
      quantities,
      maximums,
      choose: (stockItemId: string, quantity: number) =>
        setQuantities((before) => ({ ...before, [stockItemId]: quantity })),
      forget: (added: Quantities) => setQuantities((before) => leaveAdded(before, added)),
    }),
    [quantities, maximums],
  )
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

export function useStrawChoice(): Choice {
  const choice = useContext(ChoiceContext)
  if (!choice) throw new Error('useStrawChoice stands outside StrawChoice')
  return choice
}
