import { normaliseEmail } from '@kindred/domain/accounts/email'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { findCredentials } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { limitTries } from './limit-tries.ts'
import { checkPassword } from './password-hash.ts'

export type SignInFailure = Failure<'invalid-credentials' | 'email-not-confirmed' | 'too-many-tries'>

/** Who gave the right password, and the address the browser is remembered for. */
export type SignedIn = { customerId: string; email: string }

/**
 * Checks an address and a password. An unknown address gets the answer of a wrong password, after the same time. That an
 * address is not confirmed yet is said only to who knows the password; the failure's `data.customerId` is for asking the
 * mail again and never leaves the server.
 *
 * @param attempt address as typed, password, network address and device mark of the browser
 */
export async function signIn(
  attempt: { email: string; password: string; address: string; device?: string },
  services: Services,
): Promise<Result<SignedIn, SignInFailure>> {
  const email = normaliseEmail(attempt.email)
  const allowed = await limitTries({ email, address: attempt.address, device: attempt.device }, services)
  if (!allowed) return refuse('too-many-tries', 'Too many tries. Wait a quarter of an hour and try again.')

  const customer = await findCredentials(services.db, email)
  // Longer passwords cannot exist; hashing a megabyte would only cost us.
  const isRight = await checkPassword(attempt.password.slice(0, 200), customer?.passwordHash ?? null)
  if (!customer || !isRight)
    return refuse('invalid-credentials', 'The e-mail address or the password is not right.')

  await allowed.forgive()
  if (!customer.isConfirmed)
    return refuse('email-not-confirmed', 'The e-mail address is not confirmed yet.', {
      data: { customerId: customer.id },
    })
  return ok({ customerId: customer.id, email })
}
