'use client'

import dynamic from 'next/dynamic'

export const StandalonePayment = dynamic(() =>
  import('./standalone-payment.island.tsx').then((island) => island.StandalonePayment),
)
