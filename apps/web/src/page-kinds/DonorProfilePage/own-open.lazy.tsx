'use client'

import dynamic from 'next/dynamic'

/** What only somebody who is signed in is shown: nobody else loads it. */
export const OwnPhoto = dynamic(() => import('./own-photo.island.tsx').then((island) => island.OwnPhoto))
export const OwnGenetics = dynamic(() =>
  import('./own-genetics.island.tsx').then((island) => island.OwnGenetics),
)
export const OwnParts = dynamic(() => import('./own-parts.island.tsx').then((island) => island.OwnParts))
