'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { describeField, type FieldText } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { type ComboboxOption, filterOptions, moveHighlight } from './filter-options.tsx'

export type { ComboboxOption }

export interface ComboboxProps extends FieldText {
  options: ComboboxOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Sent with the form. */
  name?: string
  placeholder?: string
  disabled?: boolean
  /** When nothing fits what was typed. */
  emptyText: string
  /** “5 countries”, said while typing. */
  countText?: (count: number) => string
  className?: string
}

/** A long list to type into (ARIA 1.2): arrows move, Enter chooses, Escape closes. Leaving restores the chosen label. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    label,
    help,
    error,
    valid,
    optional,
    options,
    onChange,
    name,
    placeholder,
    disabled,
    className,
  } = props
  const [own, setOwn] = useState(props.defaultValue ?? '')
  const value = props.value ?? own
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [highlight, setHighlight] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const shown = filterOptions(options, typed ?? '')
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    list.current?.children[highlight]?.scrollIntoView({ block: 'nearest' })
  }, [highlight])

  const open = () => {
    if (disabled || isOpen) return
    setOpen(true)
    setHighlight(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    )
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setHighlight(-1)
  }
  const choose = (option: ComboboxOption) => {
    setOwn(option.value)
    onChange?.(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (isOpen) setHighlight(moveHighlight(highlight, shown.length, event.key))
        else open()
        return
      case 'Home':
      case 'End':
        if (!isOpen) return
        event.preventDefault()
        setHighlight(moveHighlight(highlight, shown.length, event.key))
        return
      case 'Enter': {
        const option = isOpen ? shown[highlight] : undefined
        if (!isOpen) return
        event.preventDefault()
        if (option) choose(option)
        return
      }
      case 'Escape':
        if (!isOpen) return
        event.preventDefault()
        close()
        return
      case 'Tab':
        close()
    }
  }

  return (
    <Field {...{ id, label, help, error, valid, optional, disabled, className }}>
      <div className="k-combobox" data-open={isOpen || undefined}>
        <input
          {...describeField({ id, help, error, optional })}
          className="k-input"
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            isOpen && highlight >= 0 && shown.length > 0 ? optionId(highlight) : undefined
          }
          placeholder={placeholder}
          disabled={disabled}
          value={typed ?? chosen?.label ?? ''}
          onClick={open}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setHighlight(0)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Icon name="chevron-down" />
        {name && <input type="hidden" name={name} value={value} />}
        <div id={`${id}-list`} ref={list} role="listbox" aria-labelledby={`${id}-label`} hidden={!isOpen}>
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, as ARIA 1.2 asks
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-highlighted={index === highlight || undefined}
              // Before blur, which would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.value === value && <Icon name="check" />}
            </div>
          ))}
        </div>
        {isOpen && shown.length === 0 && <p className="k-combobox__empty">{props.emptyText}</p>}
        <span className="k-visually-hidden" role="status">
          {isOpen && typed !== undefined
            ? shown.length === 0
              ? props.emptyText
              : props.countText?.(shown.length)
            : ''}
        </span>
      </div>
    </Field>
  )
}
