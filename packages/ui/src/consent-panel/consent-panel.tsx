import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface ConsentPanelProps {
  titleId: string
  title: string
  text: ReactNode
  /** Where more is said. */
  link?: ReactNode
  /** Buttons of one look and one size: no answer is made easier than another. */
  actions: ReactNode
  /** The categories to choose among, while somebody is choosing. */
  children?: ReactNode
  onEscape?: () => void
  ref?: Ref<HTMLDivElement>
  titleRef?: Ref<HTMLHeadingElement>
}

/**
 * A question that stands in a corner (at the foot on phones) and closes nothing off: the page behind can be read and used.
 * It takes no focus by itself and holds none.
 */
export function ConsentPanel(props: ConsentPanelProps) {
  const { titleId, title, text, link, actions, children, onEscape, ref, titleRef } = props
  return (
    <div
      ref={ref}
      className="k-consent"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
    >
      <div className="k-consent__words">
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <p id={`${titleId}-text`}>
          {text} {link}
        </p>
        {children}
      </div>
      <div className="k-consent__actions">{actions}</div>
    </div>
  )
}

/** The category that is not asked for: no box, since there is nothing to tick. */
export function ConsentAlways({ name, note, help }: { name: string; note: string; help: string }) {
  return (
    <p className="k-consent__always">
      <Icon name="check" />
      <span>
        <span className="k-consent__name">{name}</span> · {note}
        <span className="k-consent__help">{help}</span>
      </span>
    </p>
  )
}
