'use client'

import dynamic from 'next/dynamic'

export const Form = dynamic(() => import('./form.island.tsx').then((island) => island.Form))
