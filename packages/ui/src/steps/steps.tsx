import type { ElementType } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { numberSteps, type Step } from './number-steps.tsx'

export type { Step }

export interface StepsProps {
  label: string
  steps: (Step & { icon?: IconName })[]
  /** Heard after a step that is done: “done”. */
  doneLabel: string
  as?: ElementType
}

/** The tabs of the checkout: numbered, extra ones dashed. */
export function Steps({ label, steps, doneLabel, as: Tag = 'a' }: StepsProps) {
  return (
    <nav aria-label={label}>
      {/* It scrolls sideways where it does not fit: with no step to go back to, the keyboard reaches it by itself. */}
      <ol className="k-steps k-scroll-x" tabIndex={steps.some((step) => step.href) ? undefined : 0}>
        {numberSteps(steps).map(({ title, href, state, isExtra, icon = 'genes', number }) => {
          const content = (
            <>
              <span className="k-steps__mark">
                {state === 'done' ? <Icon name="check" /> : isExtra ? <Icon name={icon} /> : number}
              </span>
              <span className="k-steps__title">{title}</span>
              {state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={title}
              data-state={state}
              data-extra={isExtra || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {href && state !== 'now' ? <Tag href={href}>{content}</Tag> : <span>{content}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
