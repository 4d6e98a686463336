import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** Milliseconds of work at a stretch. */
const stretch = 10

/** For long work in small steps: call it after each step, and every few milliseconds others get their turn. */
export function takeBreaths(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < stretch) return undefined
    return yieldToOthers().then(() => {
      began = performance.now()
    })
  }
}
