'use client'

import { Button } from '@kindred/ui/button/button'
import { TextInput, type TextInputProps } from '@kindred/ui/text-input/text-input'
import { useEffect, useState } from 'react'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'beside'> & { showLabel: string; hideLabel: string }

/** A password that can be looked at while it is typed. Without scripts it is a plain one. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      maxLength={200}
      spellCheck={false}
      autoCapitalize="none"
      beside={
        isLive && (
          <Button variant="text" size="small" aria-controls={rest.id} onClick={() => setShown(!isShown)}>
            {isShown ? hideLabel : showLabel}
          </Button>
        )
      }
    />
  )
}
