'use client'

import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface DialogProps {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it, if the dialog opens itself. One element that takes a ref. */
  trigger?: ReactNode
  title: ReactNode
  /** Above the title, such as a badge “Attention”. */
  eyebrow?: ReactNode
  description?: ReactNode
  closeLabel: string
  /**
   * `right` slides in beside the page (480 px); `centre` is for decisions. Both rise from below on phones. `top` comes down
   * over the header, for what begins there.
   */
  position?: 'right' | 'centre' | 'top'
  /** Interrupts: `role="alertdialog"`. The safe button comes first in the footer. */
  alert?: boolean
  /** Neither Escape nor a press outside nor the cross closes it: something must be decided, or is being done. */
  preventClose?: boolean
  footer?: ReactNode
  children?: ReactNode
  className?: string
}

/** Takes the focus (to what says `data-first-focus`, else to its first control), keeps it, and gives it back to what had it, trigger or not. Leaves in 300 ms, or at once with reduced motion. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, title, eyebrow, description, closeLabel, position = 'right' } = props
  const { alert, preventClose, footer, children, className } = props
  const opener = useRef<Element | null>(null)
  const keepOpen = (event: Event) => {
    if (preventClose || belongsElsewhere(event.target)) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="k-dialog-scrim" />
        <Radix.Content
          className={clsx('k-dialog', `k-dialog--${position}`, className)}
          {...(alert && { role: 'alertdialog' })}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            const first = (event.currentTarget as Element).querySelector<HTMLElement>('[data-first-focus]')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={(event) => {
            if (trigger || !(opener.current instanceof HTMLElement)) return
            event.preventDefault()
            opener.current.focus()
          }}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
        >
          <header className="k-dialog__header">
            <div>
              {eyebrow}
              <Radix.Title className="k-dialog__title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="k-dialog__description">{description}</Radix.Description>
              )}
            </div>
            {!preventClose && (
              <Radix.Close className="k-icon-button" aria-label={closeLabel} title={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            )}
          </header>
          <div className="k-dialog__body">{children}</div>
          {footer && <footer className="k-dialog__footer">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Escape first closes an open list inside; a press on a toast is not a press on the page behind. */
function belongsElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"], .k-toasts') !== null
  )
}

/** Wraps one button so that it closes the dialog around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
