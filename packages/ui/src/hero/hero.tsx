import type { ReactNode } from 'react'

export interface HeroProps {
  title: string
  lead?: ReactNode
  /** A picture or a film over the whole width; the words stand on a panel that reaches into it. Threads without one. */
  media?: ReactNode
  /** The starter, or one or two buttons. */
  children?: ReactNode
}

/** The top of a start page: one sentence above the threads, or before a picture. */
export function Hero({ title, lead, media, children }: HeroProps) {
  if (media) {
    return (
      <section className="k-hero k-hero--media">
        <div className="k-hero__media">{media}</div>
        <div className="k-wrap">
          <div className="k-hero__panel">
            <h1 className="k-hero__title">{title}</h1>
            {lead && <p className="k-lead k-hero__lead">{lead}</p>}
            {children}
          </div>
        </div>
      </section>
    )
  }
  return (
    <section className="k-hero">
      <div className="k-wrap k-hero__inner">
        <div>
          <h1 className="k-hero__title">{title}</h1>
          {lead && <p className="k-lead k-hero__lead">{lead}</p>}
        </div>
        {children && <div>{children}</div>}
      </div>
    </section>
  )
}
