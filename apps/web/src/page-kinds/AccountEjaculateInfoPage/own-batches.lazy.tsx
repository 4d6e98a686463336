'use client'

import dynamic from 'next/dynamic'

export const OwnBatches = dynamic(() =>
  import('./own-batches.island.tsx').then((island) => island.OwnBatches),
)
