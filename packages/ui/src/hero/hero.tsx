import type { ReactNode } from 'react'

export interface HeroProps {
  title: string
  lead?: ReactNode
  /** The starter, or one or two buttons. */
  children?: ReactNode
}

/** The top of a start page: one sentence above the threads. */
export function Hero({ title, lead, children }: HeroProps) {
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
