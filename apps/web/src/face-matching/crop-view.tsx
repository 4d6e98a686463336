'use client'

import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { drawCrop, judgeCrop } from './draw-crop.ts'
import { type Crop, dragCrop } from './place-crop.ts'

type CropViewProps = {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
  texts: Record<string, string>
  quality: Record<string, string>
}

/** Pixels of the square on the screen, before the page makes it smaller. */
const shownSide = 400
const sliders = [
  ['zoom', 'size'],
  ['across', 'across'],
  ['down', 'down'],
] as const

/** Lets people choose the square that is sent, by dragging or by sliders, and says what could be better about it. */
export function CropView({ picture, crop, onCrop, texts, quality }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()
  const [judged, setJudged] = useState('good')
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
    // Once the picture rests: it is measured pixel by pixel.
    const timer = setTimeout(() => setJudged(judgeCrop(picture, crop)), 200)
    return () => clearTimeout(timer)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!(event.buttons & 1)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const shown = event.currentTarget.clientWidth
    onCrop(dragCrop(picture, crop, { x: event.movementX, y: event.movementY }, shown))
  }
  return (
    <div className="k-face-crop">
      <canvas
        ref={canvas}
        width={shownSide}
        height={shownSide}
        role="img"
        aria-label={texts.preview}
        onPointerMove={drag}
      />
      <div className="k-stack">
        <p>{texts.cropText}</p>
        {sliders.map(([name, text]) => (
          <label key={name} htmlFor={`${id}-${name}`} className="k-face-crop__slider">
            {texts[text]}
            <input
              id={`${id}-${name}`}
              type="range"
              min={0}
              max={100}
              value={Math.round(crop[name] * 100)}
              onChange={(event) => onCrop({ ...crop, [name]: Number(event.target.value) / 100 })}
            />
          </label>
        ))}
        <p role="status" className="k-face-crop__quality" data-good={judged === 'good' || undefined}>
          <b>{quality.title}:</b> {quality[judged] ?? quality.good}
        </p>
      </div>
    </div>
  )
}
