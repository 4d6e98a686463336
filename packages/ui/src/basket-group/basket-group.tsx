import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface BasketLineProps {
  icon: IconName
  title: ReactNode
  text?: ReactNode
  /** A stepper, a number, or a badge. */
  quantity?: ReactNode
  price: ReactNode
  priceNote?: ReactNode
  /** The remove button; a line added for the customer has none. */
  remove?: ReactNode
  /** Added for the customer: heather, and its text explains why. */
  isAdded?: boolean
}

/** One line of a basket. */
export function BasketLine({
  icon,
  title,
  text,
  quantity,
  price,
  priceNote,
  remove,
  isAdded,
}: BasketLineProps) {
  return (
    <li className={clsx('k-basket-line', isAdded && 'k-basket-line--added')}>
      <Icon name={icon} />
      <div className="k-basket-line__text">
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <div className="k-basket-line__quantity">{quantity}</div>
      <div className="k-basket-line__price">
        {price}
        {priceNote && <small>{priceNote}</small>}
      </div>
      <div className="k-basket-line__remove">{remove}</div>
    </li>
  )
}

export interface BasketGroupProps {
  /** The donor with avatar, number and release type; or the name of the group. */
  head: ReactNode
  /** At the right end of the head, such as “Allowed in Denmark”. */
  aside?: ReactNode
  label: string
  children: ReactNode
}

/** The lines of one donor. */
export function BasketGroup({ head, aside, label, children }: BasketGroupProps) {
  return (
    <section className="k-basket-group" aria-label={label}>
      <header>
        {head}
        {aside && <span className="k-basket-group__aside">{aside}</span>}
      </header>
      <ul>{children}</ul>
    </section>
  )
}
