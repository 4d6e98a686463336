'use client'

import dynamic from 'next/dynamic'

/** Only baskets with embryos need it. */
export const EmbryoForm = dynamic(() =>
  import('./embryo-form.island.tsx').then((island) => island.EmbryoForm),
)
