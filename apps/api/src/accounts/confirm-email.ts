import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { findById, markConfirmed } from './customer.store.ts'
import { findTokenOwner, spendToken } from './email-token.store.ts'
import { hashEmailToken } from './send-confirmation.ts'

/**
 * Opens an account by the link of its mail (CRT-10): once, within 24 hours. A second press of the same link, after the
 * first worked, is answered as the first: people press twice, and mail programs look ahead.
 */
export async function confirmEmail(
  token: string,
  services: Services,
): Promise<Result<{ clientType: 'private' | 'professional' }, Failure<'link-expired'>>> {
  return transaction(services.pool, async (tx) => {
    const hash = hashEmailToken(token)
    const spentBy = await spendToken(tx, hash, 'confirmEmail', services.now())
    if (spentBy) await markConfirmed(tx, spentBy, services.now())
    const owner = spentBy ?? (await findTokenOwner(tx, hash))
    const customer = owner ? await findById(tx, owner) : null
    if (!customer?.emailConfirmedAt)
      return refuse('link-expired', 'This link was used or is too old. Ask for a new one by signing in.')
    return ok({ clientType: customer.clientType === 'professional' ? 'professional' : 'private' })
  })
}
