import { Quote } from '@kindred/ui/quote/quote'
import type { QuoteData } from './schema.ts'

/** BLK-13, BLK-27 */
export function QuoteBlock({ text, variant, authorName, authorCountry, authorImage, image }: QuoteData) {
  const picture = image ?? authorImage
  return (
    <section className="k-section k-section--shell" data-variant={variant}>
      <div className="k-wrap">
        <Quote
          text={text}
          by={authorName ?? ''}
          place={authorCountry ?? undefined}
          image={picture ? { src: picture.imageURL, alt: picture.alternativeText } : undefined}
        />
      </div>
    </section>
  )
}
