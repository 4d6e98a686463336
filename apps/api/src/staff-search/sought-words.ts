import { createSeal } from '@kindred/database/seal'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Services } from '../services.ts'

type Keys = Pick<Services, 'config'>
const label = 'staff-search'

/** Words that staff look for, as an address may carry them: nobody reads a customer's name in a log, a history or a bookmark. */
export function sealWords({ config }: Keys, words: string): string {
  return createSeal(config.keys.seal).close(words, label)
}

/**
 * The words of `sealWords`, or none where nothing was sought.
 * @throws HttpFailure 422 `sought-unreadable` when this installation did not seal them
 */
export function openWords({ config }: Keys, sought: string | undefined): string | undefined {
  if (sought === undefined) return undefined
  try {
    return createSeal(config.keys.seal).open(sought, label)
  } catch {
    throw new HttpFailure(
      422,
      'sought-unreadable',
      'These words cannot be read any more. Look for them again.',
    )
  }
}
