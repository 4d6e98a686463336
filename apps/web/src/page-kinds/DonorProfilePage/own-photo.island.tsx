'use client'

import type { ReactNode } from 'react'
import { useOwnDonor, useRenewal } from './own-donor.island.tsx'
import type { OwnWords } from './own-words.ts'

/** DON-03: the photograph in place of the drawing, for who may see one. */
export function OwnPhoto({ words, children }: { words: OwnWords; children: ReactNode }) {
  const { donor } = useOwnDonor()
  const renew = useRenewal()
  if (!donor?.profilePhotoUrl) return children
  const photo = donor.photos.find(({ address }) => address === donor.profilePhotoUrl)
  return (
    <>
      <div className="k-portrait k-portrait--profile">
        <img
          className="k-portrait__photo"
          src={donor.profilePhotoUrl}
          alt={words.texts[photo?.kind ?? 'adultPhoto']}
          onError={renew}
        />
      </div>
      {photo?.isDrawn && <figcaption>{words.texts.drawn}</figcaption>}
    </>
  )
}
