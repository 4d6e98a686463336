import { ok, refuse } from '@kindred/domain/result'
import type { BotCheck } from './bot-check.ts'
import { readStamp } from './stamp.ts'

export const looksAutomatic = () =>
  refuse('looks-automatic', 'This does not look like it was written by a person.')

/** The built-in check, without asking anybody: the unseen field is empty, the stamp is ours and not from just now. */
export function checkQuietly(key: string, now: () => Date): BotCheck {
  return async ({ stamp, website }) => {
    if (website) return looksAutomatic()
    const told = readStamp(key, stamp ?? '', now())
    if (told === 'wrong') return looksAutomatic()
    return told === 'too-quick'
      ? refuse('too-quick', 'This was sent very quickly. Wait a moment and send it again.')
      : ok()
  }
}
