import type { ReactNode } from 'react'

export interface PromiseBandProps {
  title: string
  lead?: ReactNode
  /** A `LinkButton` with `variant="outlined-on-deep"`. */
  action?: ReactNode
  figures: { number: string; unit: string; text: ReactNode }[]
}

/** Promises in numbers that can be checked, on the deep field. */
export function PromiseBand({ title, lead, action, figures }: PromiseBandProps) {
  return (
    <section className="k-section k-promise">
      <div className="k-wrap k-promise__inner">
        <div>
          <h2>{title}</h2>
          {lead && <p className="k-lead">{lead}</p>}
          {action}
        </div>
        <dl>
          {figures.map(({ number, unit, text }) => (
            <div key={`${number} ${unit}`}>
              <dt>
                {number} <small>{unit}</small>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
