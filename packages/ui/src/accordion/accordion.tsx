import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface AccordionProps {
  items: { id?: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** With a name only one item is open at a time. */
  name?: string
  /** Titles as headings, where the items are parts of the page (questions and answers). */
  headingLevel?: 2 | 3 | 4
  dense?: boolean
}

/** The browser's own disclosure: works without scripts, found by search in the page, printed open. */
export function Accordion({ items, name, headingLevel, dense }: AccordionProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span'
  return (
    <div className={clsx('k-accordion', dense && 'k-accordion--dense')}>
      {items.map(({ id, title, content, open }, index) => (
        <details key={id ?? index} id={id} name={name} open={open}>
          <summary>
            <Heading className="k-accordion__title">{title}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <div className="k-accordion__content">{content}</div>
        </details>
      ))}
    </div>
  )
}
