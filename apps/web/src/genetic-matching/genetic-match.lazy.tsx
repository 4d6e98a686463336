'use client'

import dynamic from 'next/dynamic'

export const MatchView = dynamic(() =>
  import('./genetic-match.island.tsx').then((island) => island.MatchView),
)
