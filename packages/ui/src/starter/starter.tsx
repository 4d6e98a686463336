import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface StarterProps extends Omit<ComponentProps<'form'>, 'className'> {
  /** Names the form: “Start your search”. */
  label: string
  /** Three `Select` with `look="plain"`. */
  children: ReactNode
  /** The one button: “See 214 donors”. */
  submit: ReactNode
  /** Short reassurances under the choices. */
  facts?: string[]
}

/** The first question of the shop: what, where, how. A GET form, so it works without scripts. */
export function Starter({ label, children, submit, facts = [], ...rest }: StarterProps) {
  return (
    <form method="get" {...rest} className="k-starter" aria-label={label}>
      {children}
      {submit}
      {facts.length > 0 && (
        <ul className="k-starter__facts">
          {facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
