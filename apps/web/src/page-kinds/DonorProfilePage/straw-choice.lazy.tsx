'use client'

import dynamic from 'next/dynamic'

export const StrawChoice = dynamic(() =>
  import('./straw-choice.island.tsx').then((island) => island.StrawChoice),
)
export const StrawQuantity = dynamic(() =>
  import('./straw-quantity.island.tsx').then((island) => island.StrawQuantity),
)
export const ChoicePanel = dynamic(() =>
  import('./choice-panel.island.tsx').then((island) => island.ChoicePanel),
)
