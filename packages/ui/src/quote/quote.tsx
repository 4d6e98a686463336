import type { ReactNode } from 'react'

export interface QuoteProps {
  text: ReactNode
  by: string
  /** Where the speaker is from. */
  place?: string
  image?: { src: string; alt: string }
}

/** Someone's own words, beside a drawing or a photo in the shape of a pebble. */
export function Quote({ text, by, place, image }: QuoteProps) {
  return (
    <div className="k-quote" data-plain={!image || undefined}>
      {image && <img className="k-quote__image" src={image.src} alt={image.alt} loading="lazy" />}
      {!image && <div className="k-quote__image k-quote__image--drawn" />}
      <figure>
        <blockquote>{text}</blockquote>
        <figcaption>
          {by}
          {place && <span>{place}</span>}
        </figcaption>
      </figure>
    </div>
  )
}
