'use client'

import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { clampQuantity } from './clamp-quantity.tsx'

export interface QuantityStepperProps {
  /** What is counted: “Straws IUI MOT 20”. */
  label: string
  fewerLabel: string
  moreLabel: string
  /** Controlled with `onChange`; or start with `defaultValue` and let the form send `name`. */
  value?: number
  defaultValue?: number
  minimum?: number
  maximum: number
  onChange?: (value: number) => void
  name?: string
  disabled?: boolean
}

/** Fewer, a number to type, more. Stops at the bounds; say beside it why, if the stock is the bound. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, fewerLabel, moreLabel, minimum = 0, maximum, onChange, name, disabled } = props
  const [own, setOwn] = useState(props.defaultValue ?? minimum)
  const [draft, setDraft] = useState<string>()
  const value = props.value ?? own

  const change = (next: string | number) => {
    const quantity = clampQuantity(next, minimum, maximum)
    setDraft(undefined)
    if (quantity === value) return
    setOwn(quantity)
    onChange?.(quantity)
  }

  return (
    <span className="k-quantity">
      <button
        type="button"
        aria-label={fewerLabel}
        disabled={disabled || value <= minimum}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={minimum}
        max={maximum}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== undefined) {
            event.preventDefault()
            change(event.currentTarget.value)
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            change(value + (event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={disabled || value >= maximum}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
