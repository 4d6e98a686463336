'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { mayPlayFilm, readFilmManners } from '../hero-film/may-play-film.tsx'

export interface PlayInPlaceProps {
  title: string
  page: string
  player?: string
  beginsByItself: boolean
  children: ReactNode
}

/** Puts the film where its picture was, once somebody presses it. Before that nothing is asked of the host. */
export function PlayInPlace({ title, page, player, beginsByItself, children }: PlayInPlaceProps) {
  const [state, setState] = useState<'still' | 'pressed' | 'silent'>('still')

  useEffect(() => {
    if (beginsByItself && mayPlayFilm(readFilmManners())) setState('silent')
  }, [beginsByItself])

  if (state === 'still') {
    const play = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setState('pressed')
    }
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is pressed
    return <div onClick={play}>{children}</div>
  }
  if (player) {
    return (
      <iframe
        className="k-video__player"
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        ref={(frame) => frame?.focus()}
      />
    )
  }
  return (
    // Films of the library carry their words in the text beside them.
    <video
      className="k-video__player"
      src={page}
      title={title}
      controls
      autoPlay
      playsInline
      muted={state === 'silent'}
      loop={state === 'silent'}
      ref={(film) => {
        if (state === 'pressed') film?.focus()
      }}
    />
  )
}
