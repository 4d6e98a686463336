import { Icon } from '@kindred/ui/icon/icon'
import { Picture } from '@kindred/ui/picture/picture'
import type { ImageButtonData } from './schema.ts'

/** BLK-19: a picture that leads somewhere, the words of its link below. Without a page to lead to it is only a picture. */
export function ImageButtonBlock({ image, text, link }: ImageButtonData) {
  const picture = (
    <Picture image={image} preset="wide" sizes="(max-width: 767px) 95vw, 40rem" hasCaption={!link} />
  )
  return (
    <section className="k-wrap k-block">
      {link ? (
        <a
          className="k-image-button"
          href={link.buttonLink}
          data-opens-in-modal={link.opensInModal || undefined}
        >
          {picture}
          <span className="k-image-button__words">
            <span>
              <b>{link.buttonText}</b>
              {text && <span>{text}</span>}
            </span>
            <Icon name="arrow-right" />
          </span>
        </a>
      ) : (
        <div className="k-image-button">{picture}</div>
      )}
    </section>
  )
}
