import { Picture } from '@kindred/ui/picture/picture'
import { BlockButton } from '../block-button.tsx'
import type { BannerData } from './schema.ts'

/** BLK-03 */
export function BannerBlock({ headline, text, tone, image, link }: BannerData) {
  return (
    <section className="k-wrap k-block">
      <div className="k-banner" data-tone={tone}>
        <div>
          <h2>{headline}</h2>
          {text && <p>{text}</p>}
          {link && <BlockButton button={link} usual={tone === 'deep' ? 'outlined-on-deep' : 'outlined'} />}
        </div>
        <Picture image={image} preset="wide" sizes="(max-width: 767px) 90vw, 36rem" hasCaption={false} />
      </div>
    </section>
  )
}
