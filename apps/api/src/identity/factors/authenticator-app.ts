import type { Executor } from '@kindred/database/pool'
import { createSeal } from '@kindred/database/seal'
import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { findCustomer } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { limitCodeTries } from '../sign-in/limit-tries.ts'
import { tellOfSecurityChange } from '../tell-of-security-change.ts'
import { confirmApp, deleteApp, findApp, putPendingApp } from './authenticator-app.store.ts'
import { replaceCodes } from './recovery-code.store.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { findTotpStep, makeTotpSecret, printTotpAddress } from './totp.ts'

const label = 'authenticator-app'
/** How long a set-up may take before its secret is made anew. */
const setUpMs = 15 * 60_000

export type PendingApp = { secret: string; address: string }

/**
 * Begins to set an authenticator app up: from here its secret is known, and nothing else has changed. One that was begun
 * a moment ago goes on, so that a page which is opened twice shows the same.
 */
export async function beginApp(
  customerId: string,
  services: Services,
): Promise<Result<PendingApp, Failure<'app-exists' | 'unknown-user'>>> {
  const { db, config, now } = services
  const pending = await findPendingApp(customerId, services)
  if (pending) return ok(pending)
  const customer = await findCustomer(db, customerId)
  if (!customer) return refuse('unknown-user', 'There is no such user.')
  const secret = makeTotpSecret()
  const sealedSecret = createSeal(config.keys.seal).close(secret, label)
  if (!(await putPendingApp(db, { customerId, sealedSecret, createdAt: now() })))
    return refuse('app-exists', 'There is an authenticator app already. Take it off first.')
  return ok({ secret, address: printTotpAddress(secret, customer.email) })
}

/** What is being set up, or null. */
export async function findPendingApp(
  customerId: string,
  { db, config, now }: Services,
): Promise<PendingApp | null> {
  const app = await findApp(db, customerId)
  if (!app || app.confirmedAt || now().getTime() - app.createdAt.getTime() > setUpMs) return null
  const customer = await findCustomer(db, customerId)
  const secret = createSeal(config.keys.seal).open(app.sealedSecret, label)
  return customer && { secret, address: printTotpAddress(secret, customer.email) }
}

/**
 * A first right code makes the app count from the next sign-in on.
 *
 * @returns the recovery codes; they are never shown again
 */
export async function confirmPendingApp(
  customerId: string,
  code: string,
  services: Services,
): Promise<
  Result<{ recoveryCodes: string[] }, Failure<'code-not-right' | 'set-up-expired' | 'too-many-tries'>>
> {
  const { now } = services
  const tries = await limitCodeTries({ customerId, of: 'set-up' }, services)
  if (!tries) return refuse('too-many-tries', 'Too many tries. Wait a quarter of an hour and try again.')
  const pending = await findPendingApp(customerId, services)
  if (!pending) return refuse('set-up-expired', 'This took too long. Start again.')
  const step = findTotpStep(code.replace(/\s/g, ''), pending.secret, now())
  if (step === null) return refuse('code-not-right', 'The code is not right.', { field: 'code' })
  await tries.forgive()
  return transaction(services.pool, async (tx) => {
    if (!(await confirmApp(tx, customerId, step, now())))
      return refuse('set-up-expired', 'This took too long. Start again.')
    const recoveryCodes = await giveCodes(tx, customerId, services)
    await tellOfSecurityChange(
      tx,
      customerId,
      { change: 'authenticatorAppAdded', key: String(step) },
      services,
    )
    return ok({ recoveryCodes })
  })
}

/** Takes the app off, and the recovery codes with it. Twice is as once. */
export async function removeApp(customerId: string, services: Services): Promise<void> {
  await transaction(services.pool, async (tx) => {
    if (!(await deleteApp(tx, customerId))) return
    await replaceCodes(tx, customerId, [])
    const key = services.now().toISOString()
    await tellOfSecurityChange(tx, customerId, { change: 'authenticatorAppRemoved', key }, services)
  })
}

/** New recovery codes; earlier ones stop working. They belong to an app: without one there is nothing to recover. */
export async function renewRecoveryCodes(
  customerId: string,
  services: Services,
): Promise<Result<{ recoveryCodes: string[] }, Failure<'no-app'>>> {
  return transaction(services.pool, async (tx) => {
    const app = await findApp(tx, customerId)
    if (!app?.confirmedAt) return refuse('no-app', 'There is no authenticator app.')
    const recoveryCodes = await giveCodes(tx, customerId, services)
    const key = services.now().toISOString()
    await tellOfSecurityChange(tx, customerId, { change: 'recoveryCodesMade', key }, services)
    return ok({ recoveryCodes })
  })
}

async function giveCodes(on: Executor, customerId: string, { config }: Services): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(code, customerId, config.keys.recoveryCodes))
  await replaceCodes(on, customerId, hashes)
  return codes
}
