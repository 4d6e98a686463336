import { createSeal } from '@kindred/database/seal'
import type { Services } from '../services.ts'

const label = 'waiting-list-stop'
const isGuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The token of a link that ends a customer's waiting and can do nothing else: sealed, so it shows no id and cannot be made. */
export function makeStopToken(customerId: string, { config }: Pick<Services, 'config'>): string {
  return createSeal(config.keys.seal).close(customerId, label)
}

/** Whose link it is; null for one that is no such token, was changed, or is sealed for something else. */
export function readStopToken(token: string, { config }: Pick<Services, 'config'>): string | null {
  try {
    const customerId = createSeal(config.keys.seal).open(token, label)
    return isGuid.test(customerId) ? customerId : null
  } catch {
    return null
  }
}
