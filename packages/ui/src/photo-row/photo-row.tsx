import type { ReactNode } from 'react'

export interface PhotoRowProps {
  photos: { key: string; src: string; alt: string; width: number; height: number; caption: string }[]
  /** Under all of them: what kind of pictures these are. */
  note?: ReactNode
  /** A picture could not be fetched (any more). */
  onError?: () => void
}

/** Photographs of one person side by side, each as it was taken, with what it shows in words. */
export function PhotoRow({ photos, note, onError }: PhotoRowProps) {
  return (
    <div className="k-photo-row">
      <ul>
        {photos.map(({ key, src, alt, width, height, caption }) => (
          <li key={key}>
            <figure>
              <img src={src} alt={alt} width={width} height={height} decoding="async" onError={onError} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {note && <p className="k-photo-row__note">{note}</p>}
    </div>
  )
}
