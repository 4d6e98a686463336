import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface HeartButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** “Save Anselm”, “Remove Anselm from favourites”, “Sign in to save Anselm”. */
  label: string
  isSaved?: boolean
}

/** Keeps a donor. Off until sign-in (`aria-disabled`): then its label says so, and it can still be asked why. */
export function HeartButton({ label, isSaved, ...rest }: HeartButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="k-heart"
      data-saved={isSaved || undefined}
      aria-label={label}
      title={label}
    >
      <Icon name="heart" />
    </button>
  )
}
