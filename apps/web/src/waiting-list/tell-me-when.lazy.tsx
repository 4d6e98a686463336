'use client'

import dynamic from 'next/dynamic'

export const TellMeWhenForm = dynamic(() =>
  import('./tell-me-when.island.tsx').then((island) => island.TellMeWhenForm),
)
