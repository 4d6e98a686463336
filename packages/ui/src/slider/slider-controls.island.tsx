'use client'

import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface SliderTexts {
  previous: string
  next: string
  pause: string
  play: string
  /** One for each slide: “Show picture 2 of 5”. */
  show: string[]
}

type Mover = ReturnType<typeof import('./move-slides.tsx').moveSlides>

/** Buttons, dots and the clock of a slider. What moves the row is loaded when a slider is there. */
export function SliderControls({ texts, movesByItself }: { texts: SliderTexts; movesByItself: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  const mover = useRef<Mover>(undefined)
  const [current, setCurrent] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let isGone = false
    const row = element.current?.parentElement?.querySelector<HTMLElement>('.k-slider__row')
    import('./move-slides.tsx').then(({ moveSlides }) => {
      if (isGone || !row) return
      mover.current = moveSlides(row, { movesByItself, onShow: setCurrent, onMoving: setMoving })
      setReady(true)
    })
    return () => {
      isGone = true
      mover.current?.stop()
    }
  }, [movesByItself])

  const total = texts.show.length
  return (
    <div ref={element} className="k-slider__controls" hidden={!isReady}>
      <IconButton
        framed
        icon="chevron-left"
        label={texts.previous}
        onClick={() => mover.current?.show((current + total - 1) % total)}
      />
      <ul>
        {texts.show.map((label, index) => (
          <li key={label}>
            <button
              type="button"
              aria-label={label}
              aria-current={index === current || undefined}
              onClick={() => mover.current?.show(index)}
            />
          </li>
        ))}
      </ul>
      {movesByItself && (
        <IconButton
          icon={isMoving ? 'pause' : 'play'}
          label={isMoving ? texts.pause : texts.play}
          onClick={() => (isMoving ? mover.current?.pause() : mover.current?.play())}
        />
      )}
      <IconButton
        framed
        icon="chevron-right"
        label={texts.next}
        onClick={() => mover.current?.show((current + 1) % total)}
      />
    </div>
  )
}
