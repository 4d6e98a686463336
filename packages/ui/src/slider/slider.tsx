import type { ReactNode } from 'react'
import { SliderControls, type SliderTexts } from './slider-controls.island.tsx'

export interface SliderProps {
  /** What the row is called. */
  label: string
  texts: SliderTexts
  slides: { key: string; content: ReactNode }[]
  movesByItself?: boolean
}

/**
 * Slides in a row that snaps: swiped by a finger, scrolled by the arrow keys when it has the focus, complete without
 * scripts. Buttons and dots come with the island.
 */
export function Slider({ label, texts, slides, movesByItself }: SliderProps) {
  return (
    <section className="k-slider" aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className="k-slider__row" tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, index) => (
          <li key={key} aria-label={texts.show[index]}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <SliderControls texts={texts} movesByItself={movesByItself === true} />}
    </section>
  )
}
