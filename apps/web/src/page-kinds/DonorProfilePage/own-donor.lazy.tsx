'use client'

import dynamic from 'next/dynamic'

export const OwnDonor = dynamic(() => import('./own-donor.island.tsx').then((island) => island.OwnDonor))
export const OwnSlot = dynamic(() => import('./own-slot.island.tsx').then((island) => island.OwnSlot))
export const KeepProfile = dynamic(() =>
  import('./keep-profile.island.tsx').then((island) => island.KeepProfile),
)
