'use client'

import dynamic from 'next/dynamic'

export const FavouriteItem = dynamic(() =>
  import('./favourite-item.island.tsx').then((island) => island.FavouriteItem),
)
export const FavouriteCount = dynamic(() =>
  import('./favourite-count.island.tsx').then((island) => island.FavouriteCount),
)
