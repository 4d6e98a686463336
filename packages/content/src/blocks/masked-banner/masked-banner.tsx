import { Picture } from '@kindred/ui/picture/picture'
import { BlockButton } from '../block-button.tsx'
import type { MaskedBannerData } from './schema.ts'

/** BLK-11: words beside a picture cut to one of our shapes, over the whole width. */
export function MaskedBannerBlock({ headline, text, image, shape, imageOnLeft, link }: MaskedBannerData) {
  return (
    <section className="k-masked-banner" data-shape={shape} data-image-on-left={imageOnLeft || undefined}>
      <div className="k-wrap k-masked-banner__inner">
        <div className="k-masked-banner__words">
          <h2>{headline}</h2>
          {text && <p>{text}</p>}
          {link && <BlockButton button={link} usual="outlined" />}
        </div>
        <Picture
          className="k-masked-banner__image"
          image={image}
          preset="wide"
          sizes="(max-width: 767px) 95vw, 55vw"
          hasCaption={false}
        />
      </div>
    </section>
  )
}
