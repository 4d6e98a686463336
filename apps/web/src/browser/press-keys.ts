import { CallError } from '@kindred/contracts/request'

/**
 * Keys for calls that move stock or money. While the outcome of a press is unknown, pressing again must be the same
 * request, so it gets the same key; another body or a known outcome starts anew.
 */
export type PressKeys = {
  /** The key for sending this body under this name now. */
  take: (name: string, body: unknown) => string
  /** The server has answered, well or not: the next press is a new one. */
  settle: (name: string) => void
}

export function makePressKeys(makeKey: () => string): PressKeys {
  const open = new Map<string, { body: string; key: string }>()
  return {
    take: (name, body) => {
      const written = JSON.stringify(body ?? null)
      const known = open.get(name)
      if (known?.body === written) return known.key
      const key = makeKey()
      open.set(name, { body: written, key })
      return key
    },
    settle: (name) => {
      open.delete(name)
    },
  }
}

/** True for a failure in which the server has decided: nothing of the call goes on behind it, as it does while it is "in progress". */
export const isAnswered = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status < 500 &&
  !error.errors.some(({ code }) => code === 'request-in-progress')
