'use client'

import dynamic from 'next/dynamic'

export const SearchArea = dynamic(() =>
  import('./search-area.island.tsx').then((island) => island.SearchArea),
)
export const FilterSheet = dynamic(() =>
  import('./filter-sheet.island.tsx').then((island) => island.FilterSheet),
)
export const FilterBox = dynamic(() => import('./filter-box.island.tsx').then((island) => island.FilterBox))
export const FilterOptions = dynamic(() =>
  import('./filter-options.island.tsx').then((island) => island.FilterOptions),
)
export const StarterForm = dynamic(() =>
  import('./starter-form.island.tsx').then((island) => island.StarterForm),
)
export const CardPhoto = dynamic(() => import('./card-photo.island.tsx').then((island) => island.CardPhoto))
export const FaceScore = dynamic(() =>
  import('../../face-matching/face-score.island.tsx').then((island) => island.FaceScore),
)
export const FaceSort = dynamic(() =>
  import('../../face-matching/face-sort.island.tsx').then((island) => island.FaceSort),
)
