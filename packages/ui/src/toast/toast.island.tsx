'use client'

import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { addToast, type ShownToast, type Toast, toastSeconds } from './toast-queue.tsx'

const eventName = 'kindred:toast'
let lastId = 0

/** Shows a short message at the foot of the window, from any island. */
export function showToast(toast: Toast): void {
  lastId += 1
  window.dispatchEvent(new CustomEvent<ShownToast>(eventName, { detail: { ...toast, id: lastId } }))
}

/** The place for toasts; once per page. It is a live region from the start, so that the first message is heard. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])

  useEffect(() => {
    const onToast = (event: Event) =>
      setToasts((shown) => addToast(shown, (event as CustomEvent<ShownToast>).detail))
    window.addEventListener(eventName, onToast)
    return () => window.removeEventListener(eventName, onToast)
  }, [])

  return (
    <section className="k-toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onGone={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </section>
  )
}

function ToastCard({
  toast,
  closeLabel,
  onGone,
}: {
  toast: ShownToast
  closeLabel: string
  onGone: () => void
}) {
  const [isHeld, setHeld] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: onGone is new on every render and would restart the clock
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onGone, toastSeconds(toast) * 1000)
    return () => clearTimeout(timer)
  }, [isHeld, toast])

  const hold = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the focus on it only stops the clock
    <div className="k-toast" onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} {...hold}>
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="k-toast__action"
          onClick={() => {
            toast.action?.onAction()
            onGone()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="k-toast__close" aria-label={closeLabel} onClick={onGone}>
        <Icon name="close" />
      </button>
    </div>
  )
}
