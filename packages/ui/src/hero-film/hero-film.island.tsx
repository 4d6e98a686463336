'use client'

import { imagePresets } from '@kindred/domain/images/image-sizes'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { mayPlayFilm, readFilmManners } from './may-play-film.tsx'

export interface HeroFilmProps {
  src: string
  playLabel: string
  pauseLabel: string
}

const { width, height } = imagePresets.heroVideo

/**
 * A silent film over the picture of a hero (BLK-30). Nothing of it is loaded before it plays: at once where the device
 * allows, otherwise when the button is pressed. It can always be stopped. Where it cannot be had, the picture stays.
 */
export function HeroFilm({ src, playLabel, pauseLabel }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    setReady(true)
    if (mayPlayFilm(readFilmManners())) setWanted(true)
  }, [])

  if (!isReady) return null
  const toggle = () => {
    if (!isWanted) setWanted(true)
    else if (isPlaying) film.current?.pause()
    else film.current?.play().catch(() => undefined)
  }
  return (
    <>
      {isWanted && (
        <video
          ref={film}
          className="k-hero-film"
          data-playing={isPlaying || undefined}
          src={src}
          width={width}
          height={height}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          // Some browsers begin nothing that is still transparent by themselves.
          onLoadedData={(event) => event.currentTarget.play().catch(() => undefined)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setWanted(false)}
        />
      )}
      <IconButton
        className="k-hero__film-button"
        framed
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? pauseLabel : playLabel}
        onClick={toggle}
      />
    </>
  )
}
