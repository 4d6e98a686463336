import clsx from 'clsx'
import type { ElementType } from 'react'

export interface LogoProps {
  /** The product's name; it is also the accessible name. */
  name: string
  /** Address of the home page; without it the logo is no link. */
  href?: string
  /** `deep` for the dark field of footer and back office. */
  on?: 'paper' | 'deep'
  as?: ElementType
  className?: string
}

/** Two threads that cross and meet over a seed. */
export function Logo({ name, href, on = 'paper', as, className }: LogoProps) {
  const Tag = href ? (as ?? 'a') : 'span'
  return (
    <Tag className={clsx('k-logo', on === 'deep' && 'k-logo--deep', className)} {...(href && { href })}>
      <svg viewBox="0 0 34 42" fill="none" aria-hidden="true" strokeWidth="3.1" strokeLinecap="round">
        <path className="k-logo__thread" d="M8 39C8 27 27 27 27 14.5 27 8 22.5 3.5 17 3.5" />
        <path d="M26 39C26 27 7 27 7 14.5 7 8 11.5 3.5 17 3.5" stroke="#E58A5F" />
        <ellipse cx="17" cy="14.8" rx="3.3" ry="4.6" fill="#E7B85C" />
      </svg>
      {name}
    </Tag>
  )
}
