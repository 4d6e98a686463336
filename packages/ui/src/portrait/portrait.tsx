import clsx from 'clsx'
import type { ReactNode } from 'react'

/** The ground behind a portrait; 0 is the grey of a donor who is not offered. */
export type PortraitGround = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface PortraitProps {
  src: string
  /** “Drawing, not a likeness” where the picture tells something; empty where the name stands beside it. */
  alt: string
  ground?: PortraitGround
  /** A photograph fills the frame; a drawing stands in it. */
  photo?: boolean
  size?: 'card' | 'profile' | 'avatar'
  muted?: boolean
  /** Load at once: for the one large portrait of a page. */
  eager?: boolean
  /** What lies on the portrait: splash, heart, ring, lock. */
  children?: ReactNode
}

/** A portrait on growth rings. */
export function Portrait({
  src,
  alt,
  ground = 1,
  photo,
  size = 'card',
  muted,
  eager,
  children,
}: PortraitProps) {
  return (
    <div
      className={clsx('k-portrait', `k-portrait--${size}`, muted && 'k-portrait--muted')}
      style={{ '--ground': `var(--portrait-${muted ? 0 : ground})` } as React.CSSProperties}
    >
      <img
        className={photo ? 'k-portrait__photo' : 'k-portrait__drawing'}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {children}
    </div>
  )
}

/** A small round portrait beside a name. */
export function Avatar({
  src,
  ground = 1,
  large,
}: {
  src: string
  ground?: PortraitGround
  large?: boolean
}) {
  return (
    <span
      className={clsx('k-avatar', large && 'k-avatar--large')}
      style={{ '--ground': `var(--portrait-${ground})` } as React.CSSProperties}
    >
      <img src={src} alt="" loading="lazy" decoding="async" />
    </span>
  )
}
