'use client'

import { useEffect, useState } from 'react'
import { watchCardPhoto } from './card-photos.ts'

/** DON-03: the photograph on a card, which arrives after the page that is the same for everybody. */
export function CardPhoto({
  shopCode,
  locale,
  donorGuid,
}: {
  shopCode: string
  locale: string
  donorGuid: string
}) {
  const [photo, setPhoto] = useState<string | null>(null)
  useEffect(() => watchCardPhoto({ shopCode, locale, donorGuid }, setPhoto), [shopCode, locale, donorGuid])
  if (photo === null) return null
  // An address that has run out leaves the drawing.
  return (
    <img className="k-portrait__photo" src={photo} alt="" decoding="async" onError={() => setPhoto(null)} />
  )
}
