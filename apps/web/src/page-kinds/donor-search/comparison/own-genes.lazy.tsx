'use client'

import dynamic from 'next/dynamic'

const load = () => import('./own-genes.island.tsx')
export const OwnGenesOf = dynamic(() => load().then((island) => island.OwnGenesOf))
export const TestedGenes = dynamic(() => load().then((island) => island.TestedGenes))
export const OwnMatch = dynamic(() => load().then((island) => island.OwnMatch))
