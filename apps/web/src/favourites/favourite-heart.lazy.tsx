'use client'

import dynamic from 'next/dynamic'

export const FavouriteHeartIsland = dynamic(() =>
  import('./favourite-heart.island.tsx').then((island) => island.FavouriteHeartIsland),
)
