import clsx from 'clsx'
import { type IconName, paths } from './paths.tsx'

export type { IconName }

export interface IconProps {
  name: IconName
  /** Only when the icon stands alone and nothing else names it; otherwise it is hidden from assistive technology. */
  label?: string
  className?: string
}

/** A line drawing on a grid of 24, as large as 1.25 of the text beside it. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={clsx('k-icon', className)}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {paths[name]}
    </svg>
  )
}
