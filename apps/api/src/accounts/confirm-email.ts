import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { checkPassword } from '../identity/sign-in/password-hash.ts'
import type { Services } from '../services.ts'
import { type CustomerRow, findById, markConfirmed } from './customer.store.ts'
import { findLiveToken, findTokenOwner, spendToken } from './email-token.store.ts'
import { hashEmailToken } from './send-confirmation.ts'

type Refusal = Failure<'link-expired' | 'password-not-right'>
type Confirmed = { clientType: 'private' | 'professional' }

/**
 * Opens an account by the link of its mail (CRT-10): once, within 24 hours, and by its password. Somebody else may have
 * begun the account with this address and a password of their own; the owner's press alone must not open it to them.
 * A second press of the same link, after the first worked, is answered as the first.
 *
 * @param password as chosen when the account was created
 */
export async function confirmEmail(
  token: string,
  password: string,
  services: Services,
): Promise<Result<Confirmed, Refusal>> {
  const { db, now } = services
  const hash = hashEmailToken(token)
  const live = await findLiveToken(db, hash, 'confirmEmail', now())
  if (!live) return answerSpent(hash, services)
  const customer = await findById(db, live)
  if (!(await checkPassword(password.slice(0, 200), customer?.passwordHash ?? null)))
    return refuse('password-not-right', 'This is not the password the account was created with.')
  return transaction(services.pool, async (tx) => {
    // Begun anew between the two looks: another password, another link.
    const spent = await spendToken(tx, hash, 'confirmEmail', now())
    if (!spent) return answerSpent(hash, services)
    await markConfirmed(tx, spent.customerId, now())
    return answer(await findById(tx, spent.customerId))
  })
}

async function answerSpent(hash: string, { db }: Services): Promise<Result<Confirmed, Refusal>> {
  const owner = await findTokenOwner(db, hash)
  return answer(owner ? await findById(db, owner) : null)
}

function answer(customer: CustomerRow | null): Result<Confirmed, Refusal> {
  if (!customer?.emailConfirmedAt)
    return refuse('link-expired', 'This link was used or is too old. Ask for a new one by signing in.')
  return ok({ clientType: customer.clientType === 'professional' ? 'professional' : 'private' })
}
