import { imageSource, type LibraryImage } from '@kindred/domain/images/image-address'
import type { ImagePreset } from '@kindred/domain/images/image-sizes'
import clsx from 'clsx'
import { PictureImage } from './picture-image.island.tsx'

export interface PictureProps {
  /** BLK-25; null where the editor chose none: nothing is shown. */
  image?: (LibraryImage & { alternativeText: string; title?: string | null }) | null
  /** What it is cropped to; its own proportion without one. */
  preset?: ImagePreset
  /** How wide it will be, as in the attribute `sizes`. */
  sizes: string
  /** Seen at once: it is loaded with the page. Others wait until a tenth of them is in sight (BLK-36). */
  eager?: boolean
  /** Not where the title is said otherwise. */
  hasCaption?: boolean
  className?: string
}

/** A picture of the library in the widths it is needed in, with its caption below (BLK-25). */
export function Picture({ image, preset, sizes, eager, hasCaption = true, className }: PictureProps) {
  if (!image) return null
  const source = imageSource(image, preset)
  const picture = (
    <PictureImage {...source} sizes={sizes} alt={image.alternativeText} isEager={eager === true} />
  )
  if (!image.title || !hasCaption) return <div className={clsx('k-picture', className)}>{picture}</div>
  return (
    <figure className={clsx('k-picture', className)}>
      {picture}
      <figcaption>{image.title}</figcaption>
    </figure>
  )
}
