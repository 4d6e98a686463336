'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { type AnnouncedMinute, clockText, minuteToAnnounce, secondsLeft } from './hold-time.tsx'

export interface HoldTimerProps {
  /** ISO instant at which the hold ends. */
  endsAt: string
  /** ISO instant of the answer that carried `endsAt`: the first picture is the same on server and client. */
  now: string
  /** Minutes of the whole hold, for the dial. */
  minutes: number
  text: ReactNode
  action?: ReactNode
  small?: boolean
  /** What is said aloud at 10, 5 and 1 minutes. */
  announcements: Record<AnnouncedMinute, string>
  /** Called once when the hold is over; show why and what next in place of the timer. */
  onEnd?: () => void
}

/** Counts by the server's clock: the difference to the visitor's own is taken once at the start. */
export function HoldTimer({
  endsAt,
  now,
  minutes,
  text,
  action,
  small,
  announcements,
  onEnd,
}: HoldTimerProps) {
  const end = Date.parse(endsAt)
  const [seconds, setSeconds] = useState(() => secondsLeft(end, Date.parse(now)))
  const [spoken, setSpoken] = useState('')
  const latest = useRef({ seconds, announcements, onEnd })

  useEffect(() => {
    Object.assign(latest.current, { announcements, onEnd })
  })

  useEffect(() => {
    const skew = Date.parse(now) - Date.now()
    latest.current.seconds = secondsLeft(end, Date.parse(now))
    const tick = () => {
      const left = secondsLeft(end, Date.now() + skew)
      const before = latest.current.seconds
      latest.current.seconds = left
      setSeconds(left)
      const minute = minuteToAnnounce(before, left)
      if (minute) setSpoken(latest.current.announcements[minute])
      if (left === 0) {
        clearInterval(timer)
        latest.current.onEnd?.()
      }
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end, now])

  return (
    <>
      <HoldPanel
        clock={clockText(seconds)}
        fraction={Math.min(1, seconds / (minutes * 60))}
        {...{ text, action, small }}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
