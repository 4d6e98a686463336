import clsx from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

interface Shared {
  icon: IconName
  /** The accessible name; include a count here too, such as “Basket, 3 lines”. */
  label: string
  /** A small number on the icon, for the eye only. */
  count?: number
  framed?: boolean
  className?: string
}

export type IconButtonProps = Shared & Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'>
export type IconLinkProps = Shared & { as?: ElementType } & Omit<
    ComponentProps<'a'>,
    'children' | 'className' | 'aria-label'
  >

const looks = ({ framed, className }: Pick<Shared, 'framed' | 'className'>) =>
  clsx('k-icon-button', framed && 'k-icon-button--framed', className)

const Content = ({ icon, count }: Pick<Shared, 'icon' | 'count'>) => (
  <>
    <Icon name={icon} />
    {count ? (
      <span className="k-icon-button__count" aria-hidden="true">
        {count}
      </span>
    ) : null}
  </>
)

/** A round button of 44 px whose name is only heard. */
export function IconButton({ icon, label, count, framed, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={looks({ framed, className })} aria-label={label} title={label}>
      <Content icon={icon} count={count} />
    </button>
  )
}

/** The same for a link. */
export function IconLink({ icon, label, count, framed, className, as: Tag = 'a', ...rest }: IconLinkProps) {
  return (
    <Tag {...rest} className={looks({ framed, className })} aria-label={label} title={label}>
      <Content icon={icon} count={count} />
    </Tag>
  )
}
