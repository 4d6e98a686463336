import { CallError } from '@kindred/contracts/request'
import { callShop } from '../browser/call-shop.ts'
import type { SessionUser } from '../browser/session.ts'
import { type AccountPlace, hasMismatch } from './find-mismatch.ts'

/** The account's settings where they differ from the page (LOC-48); null where they agree or could not be read. */
export async function readMismatch(
  user: SessionUser,
  at: { shopCode: string; locale: string },
): Promise<AccountPlace | null> {
  try {
    const account = await callShop(at.shopCode)<AccountPlace>(`/api/users/${user.username}/settings`)
    return hasMismatch(account, at) ? account : null
  } catch (error) {
    // Without settings there is nothing to differ; in the background nothing else is said.
    if (!(error instanceof CallError)) console.warn('location settings could not be compared')
    return null
  }
}
