'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { watchSight } from './watch-sight.tsx'

export interface PictureImageProps {
  src: string
  srcSet?: string
  sizes: string
  alt: string
  width?: number
  height?: number
  isEager: boolean
}

/** One transparent point: keeps the place without asking for anything. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * The image itself. It asks for its file when a tenth of it is in sight, once (BLK-36), and shows a sign with its words
 * where the file cannot be had (BLK-39). Without scripts the browser's own lazy loading does it.
 */
export function PictureImage({ isEager, alt, src, srcSet, sizes, width, height }: PictureImageProps) {
  const element = useRef<HTMLImageElement>(null)
  const [isWanted, setWanted] = useState(isEager)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const image = element.current
    // It may have failed before this script came.
    if (image && isEager && image.complete && image.naturalWidth === 0) setBroken(true)
    if (!image || isEager) return
    return watchSight(image, () => setWanted(true))
  }, [isEager])

  const style = width && height ? { aspectRatio: `${width} / ${height}` } : undefined
  if (isBroken) {
    return (
      <span className="k-picture__broken" style={style} role="img" aria-label={alt || undefined}>
        <Icon name="broken-image" />
        {alt && <span aria-hidden="true">{alt}</span>}
      </span>
    )
  }
  const shared = { width, height, sizes: srcSet && sizes }
  return (
    <>
      <img
        {...shared}
        alt={alt}
        ref={element}
        className="k-picture__image"
        style={style}
        data-waiting={isWanted ? undefined : ''}
        src={isWanted ? src : nothing}
        srcSet={isWanted ? srcSet : undefined}
        fetchPriority={isEager ? 'high' : undefined}
        onError={() => setBroken(true)}
      />
      {!isEager && (
        <noscript>
          <img
            {...shared}
            alt={alt}
            className="k-picture__image"
            style={style}
            src={src}
            srcSet={srcSet}
            loading="lazy"
          />
        </noscript>
      )}
    </>
  )
}
