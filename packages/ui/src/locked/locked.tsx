import type { ReactNode } from 'react'

/** Content that opens with a subscription: what is behind it, what it costs, how to get it. */
export function Locked({
  title,
  children,
  actions,
  headingLevel = 3,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="k-locked">
      <div className="k-locked__text">
        <Heading>{title}</Heading>
        <div className="k-locked__body">{children}</div>
        <div className="k-row">{actions}</div>
      </div>
      <div className="k-locked__drawing" />
    </div>
  )
}
