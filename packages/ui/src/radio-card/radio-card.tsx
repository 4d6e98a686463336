import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id' | 'title'> {
  id: string
  name: string
  title: ReactNode
  /** What it means. When disabled: why it cannot be chosen, and where the rule stands. May hold links. */
  children?: ReactNode
  icon?: IconName
  /** At the end of the line, such as a price. */
  aside?: ReactNode
  type?: 'radio' | 'checkbox'
}

/** One of a few weighty choices. Links inside stay links: only the title is the label, the rest describes. */
export function RadioCard({ id, title, children, icon, aside, type = 'radio', ...rest }: RadioCardProps) {
  return (
    <div className={clsx('k-radio-card', rest.disabled && 'k-radio-card--disabled')}>
      <input {...rest} id={id} type={type} aria-describedby={children ? `${id}-text` : undefined} />
      {icon && <Icon name={icon} />}
      <div className="k-radio-card__text">
        <label htmlFor={id} className="k-radio-card__title">
          {title}
        </label>
        {children && <div id={`${id}-text`}>{children}</div>}
      </div>
      {aside && <span className="k-radio-card__aside">{aside}</span>}
    </div>
  )
}
