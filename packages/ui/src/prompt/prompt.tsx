import type { ReactNode } from 'react'

/** A question to the reader, asked gently: has there been a pregnancy? */
export function Prompt({
  title,
  children,
  actions,
  headingLevel = 2,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className="k-prompt">
      <div>
        <Heading className="k-prompt__title">{title}</Heading>
        <div className="k-prompt__text">{children}</div>
      </div>
      <div className="k-prompt__actions">{actions}</div>
    </section>
  )
}
