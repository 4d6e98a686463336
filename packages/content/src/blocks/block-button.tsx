import type { ButtonLook } from '@kindred/ui/button/button-class'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { Button } from './parts.ts'

type Colour = NonNullable<Button['buttonColour']>

const filled = { juniper: 'filled', ink: 'filled', light: 'filled-on-deep' } as const
const outlined = { juniper: 'outlined', ink: 'outlined', light: 'outlined-on-deep' } as const

/**
 * BLK-28: a button as the editor wants it, or as the block has it where nothing was said. One that opens in a panel is a
 * plain link all the same (PAGE-46): `modal-pages.island` takes the press over.
 */
export function BlockButton({
  button,
  usual = 'outlined',
}: {
  button: Button
  usual?: NonNullable<ButtonLook['variant']>
}) {
  return (
    <LinkButton
      {...chooseLook(button, usual)}
      href={button.buttonLink}
      data-opens-in-modal={button.opensInModal || undefined}
    >
      {button.buttonText}
    </LinkButton>
  )
}

/** Exported for its test. */
export function chooseLook(
  { buttonColour, outlined: isOutlined }: Pick<Button, 'buttonColour' | 'outlined'>,
  usual: NonNullable<ButtonLook['variant']>,
): ButtonLook {
  if (!buttonColour && !isOutlined) return { variant: usual }
  const colour: Colour = buttonColour ?? (usual.endsWith('on-deep') ? 'light' : 'juniper')
  return {
    variant: isOutlined ? outlined[colour] : filled[colour],
    className: colour === 'ink' ? 'k-button--ink' : undefined,
  }
}
