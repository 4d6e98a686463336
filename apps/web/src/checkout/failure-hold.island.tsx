'use client'

import type { Basket } from '@kindred/contracts/basket'
import { Hold } from './hold.tsx'
import { type IslandTexts, useTexts } from './island-texts.ts'

/** The running hold on a page that has nothing else of its own to run. */
export function FailureHold({ hold, now, texts }: { hold: Basket['hold']; now: string; texts: IslandTexts }) {
  const t = useTexts(texts)
  return <Hold {...{ hold, now, t }} />
}
