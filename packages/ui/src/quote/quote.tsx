import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export interface QuoteProps {
  text: ReactNode
  by: string
  /** Where the speaker is from. */
  place?: string
  /** `plain` and `border` have no picture; the drawing stands in where none was chosen. */
  look?: 'plain' | 'border' | 'imageLeft' | 'imageRight'
  image?: PictureProps['image']
  /** A small face beside the name. */
  face?: PictureProps['image']
}

/** Someone's own words: alone, behind a line, or beside a picture in the shape of a pebble. */
export function Quote({ text, by, place, look = 'imageLeft', image, face }: QuoteProps) {
  const hasImage = look === 'imageLeft' || look === 'imageRight'
  return (
    <div className="k-quote" data-look={look}>
      {hasImage &&
        (image ? (
          <Picture
            className="k-quote__image"
            image={image}
            sizes="(max-width: 767px) 13rem, 33vw"
            hasCaption={false}
          />
        ) : (
          <div className="k-quote__image k-quote__image--drawn" />
        ))}
      <figure>
        <blockquote>{text}</blockquote>
        {(by || place) && (
          <figcaption>
            {face && (
              <Picture
                className="k-quote__face"
                image={face}
                preset="square"
                sizes="3.5rem"
                hasCaption={false}
              />
            )}
            <div>
              {by}
              {place && <span className="k-quote__place">{place}</span>}
            </div>
          </figcaption>
        )}
      </figure>
    </div>
  )
}
