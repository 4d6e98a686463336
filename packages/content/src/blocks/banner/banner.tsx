import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { BannerData } from './schema.ts'

/** BLK-03 */
export function BannerBlock({ headline, text, tone, image, link }: BannerData) {
  return (
    <section className="k-wrap k-block">
      <div className="k-banner" data-tone={tone}>
        <div>
          <h2>{headline}</h2>
          {text && <p>{text}</p>}
          {link && (
            <LinkButton variant={tone === 'deep' ? 'outlined-on-deep' : 'outlined'} href={link.buttonLink}>
              {link.buttonText}
            </LinkButton>
          )}
        </div>
        {image && (
          <img
            src={image.imageURL}
            alt={image.alternativeText}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading="lazy"
          />
        )}
      </div>
    </section>
  )
}
