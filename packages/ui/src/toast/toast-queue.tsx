export interface Toast {
  text: string
  /** Undo, usually. The toast stays longer when there is something to do. */
  action?: { label: string; onAction: () => void }
}

export type ShownToast = Toast & { id: number }

/** Long enough to read (about 60 ms a letter), never under 6 s, and 10 s when it can be acted upon. */
export function toastSeconds({ text, action }: Toast): number {
  return Math.max(action ? 10 : 6, Math.ceil(text.length * 0.06))
}

/** At most three at once; the oldest gives way. */
export function addToast(shown: ShownToast[], toast: ShownToast): ShownToast[] {
  return [...shown, toast].slice(-3)
}
