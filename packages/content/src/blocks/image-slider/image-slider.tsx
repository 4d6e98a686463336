import { Picture } from '@kindred/ui/picture/picture'
import { Slider } from '@kindred/ui/slider/slider'
import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import type { ImageSliderData } from './schema.ts'

/** BLK-08: pictures in a row, one after the other. A picture that is gone leaves no gap. */
export function ImageSliderBlock({
  headline,
  slides,
  autoplay,
  words,
}: ImageSliderData & { words: BlockWords }) {
  const { t } = words
  const shown = slides.flatMap(({ image, text }) => (image ? [{ ...image, title: text ?? image.title }] : []))
  if (shown.length === 0) return null
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} />
      <Slider
        label={headline ?? t('blocks.slider.label')}
        movesByItself={autoplay === true}
        texts={{
          previous: t('blocks.slider.previous'),
          next: t('blocks.slider.next'),
          pause: t('blocks.slider.pause'),
          play: t('blocks.slider.play'),
          show: shown.map((_, index) => t('blocks.slider.show', { number: index + 1, total: shown.length })),
        }}
        slides={shown.map((image) => ({
          key: image.imageURL,
          content: <Picture image={image} preset="panorama" sizes="(max-width: 1279px) 95vw, 80rem" />,
        }))}
      />
    </section>
  )
}
