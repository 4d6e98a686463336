import { createSeal } from '@kindred/database/seal'
import type { Services } from '../services.ts'

/** What the foot of a mail may end: each link one thing and nothing else. */
export type StopPurpose = 'waiting-list-stop' | 'saved-search-stop'

const isGuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The token of such a link: sealed, so it shows no id and cannot be made. */
export function makeStopToken(
  purpose: StopPurpose,
  customerId: string,
  { config }: Pick<Services, 'config'>,
): string {
  return createSeal(config.keys.seal).close(customerId, purpose)
}

/** Whose link it is; null for one that is no such token, was changed, or is sealed for something else. */
export function readStopToken(
  purpose: StopPurpose,
  token: string,
  { config }: Pick<Services, 'config'>,
): string | null {
  try {
    const customerId = createSeal(config.keys.seal).open(token, purpose)
    return isGuid.test(customerId) ? customerId : null
  } catch {
    return null
  }
}
