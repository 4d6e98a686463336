'use client'

import dynamic from 'next/dynamic'

/** Few baskets ever meet it. */
export const BasketWarning = dynamic(() =>
  import('./basket-warning.island.tsx').then((island) => island.BasketWarning),
)
