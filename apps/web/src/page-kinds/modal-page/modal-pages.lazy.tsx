'use client'

import dynamic from 'next/dynamic'

export const ModalPages = dynamic(() =>
  import('./modal-pages.island.tsx').then((island) => island.ModalPages),
)
