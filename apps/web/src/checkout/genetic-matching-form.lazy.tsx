'use client'

import dynamic from 'next/dynamic'

/** Only baskets with genetic matching need it. */
export const GeneticMatchingForm = dynamic(() =>
  import('./genetic-matching-form.island.tsx').then((island) => island.GeneticMatchingForm),
)
