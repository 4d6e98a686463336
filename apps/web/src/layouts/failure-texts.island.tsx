'use client'

import { createContext, type ReactNode, useContext } from 'react'

type FailureTexts = { title: string; text: string; again: string; home: string; homeHref: string }

const Context = createContext<FailureTexts | null>(null)

/** Hands the words of a failure to the boundary that shows it, which may ask nobody any more. */
export function FailureTextsProvider({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>
}

export const useFailureTexts = () => useContext(Context)
