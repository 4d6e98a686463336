import { Quote } from '@kindred/ui/quote/quote'
import type { QuoteData } from './schema.ts'

const looks = {
  textOnly: 'plain',
  border: 'border',
  imageLeft: 'imageLeft',
  imageRight: 'imageRight',
} as const

/** BLK-13, BLK-27 */
export function QuoteBlock({ text, variant, authorName, authorCountry, authorImage, image }: QuoteData) {
  return (
    <section className="k-section k-section--shell" data-variant={variant}>
      <div className="k-wrap">
        <Quote
          text={text}
          by={authorName ?? ''}
          place={authorCountry ?? undefined}
          look={looks[variant]}
          image={image}
          face={authorImage}
        />
      </div>
    </section>
  )
}
