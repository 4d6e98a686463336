import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** A word that explains itself when asked: a disclosure, so it works by touch, keyboard and without scripts. Not inside a `<p>`. */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="k-hint">
      <summary aria-label={label} title={label}>
        <Icon name="information" />
      </summary>
      <div className="k-hint__text">{children}</div>
    </details>
  )
}
