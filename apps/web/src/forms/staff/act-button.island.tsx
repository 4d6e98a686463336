'use client'

import { Button, type ButtonProps } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'

export type ActTexts = Record<'label' | 'busy' | 'failed', string>

/** A button for what takes a moment and may fail: it says that it is at work, and what went wrong. */
export function ActButton({
  act,
  texts,
  ...look
}: { act: () => Promise<void>; texts: ActTexts } & Pick<ButtonProps, 'variant' | 'size' | 'icon'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    setState(
      await act()
        .then(() => 'idle' as const)
        .catch(() => 'failed' as const),
    )
  }
  return (
    <>
      <Button {...look} busy={state === 'busy'} busyLabel={texts.busy} onClick={press}>
        {texts.label}
      </Button>
      {state === 'failed' && (
        <Note tone="error" announce="alert">
          {texts.failed}
        </Note>
      )}
    </>
  )
}
