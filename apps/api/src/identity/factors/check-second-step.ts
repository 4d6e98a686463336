import { createSeal } from '@kindred/database/seal'
import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../../services.ts'
import { limitCodeTries } from '../sign-in/limit-tries.ts'
import { tellOfSecurityChange } from '../tell-of-security-change.ts'
import { findApp, takeStep } from './authenticator-app.store.ts'
import { countCodesLeft, spendCode } from './recovery-code.store.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { findTotpStep } from './totp.ts'

/** Whether signing in with a password asks for a code too. */
export async function asksForCode(customerId: string, { db }: Services): Promise<boolean> {
  return Boolean((await findApp(db, customerId))?.confirmedAt)
}

/**
 * Checks the code of a second step: six digits of the app, or a recovery code. Each works once, however many requests
 * bring it at the same moment. Tries are counted for the account, and apart for a browser that signed in before: who
 * knows only the password cannot lock the owner's own browser out.
 *
 * @param device the browser's device mark
 */
export async function checkSecondStep(
  attempt: { customerId: string; code: string; device?: string },
  services: Services,
): Promise<Result<undefined, Failure<'code-not-right' | 'too-many-tries'>>> {
  const { customerId } = attempt
  const tries = await limitCodeTries({ customerId, device: attempt.device, of: 'sign-in' }, services)
  if (!tries) return refuse('too-many-tries', 'Too many tries. Wait a quarter of an hour and try again.')
  const code = attempt.code.replace(/\s/g, '')
  const isRight = /^\d{6}$/.test(code)
    ? await useAppCode(customerId, code, services)
    : await useRecoveryCode(customerId, code, services)
  if (!isRight) return refuse('code-not-right', 'The code is not right.', { field: 'code' })
  await tries.forgive()
  return ok()
}

async function useAppCode(customerId: string, code: string, { db, config, now }: Services): Promise<boolean> {
  const app = await findApp(db, customerId)
  if (!app?.confirmedAt) return false
  const secret = createSeal(config.keys.seal).open(app.sealedSecret, 'authenticator-app')
  const step = findTotpStep(code, secret, now())
  return step !== null && takeStep(db, customerId, step)
}

async function useRecoveryCode(customerId: string, code: string, services: Services): Promise<boolean> {
  const { config, now } = services
  const hash = hashRecoveryCode(code, customerId, config.keys.recoveryCodes)
  return transaction(services.pool, async (tx) => {
    if (!(await spendCode(tx, customerId, hash, now()))) return false
    const left = await countCodesLeft(tx, customerId)
    await tellOfSecurityChange(tx, customerId, { change: 'recoveryCodeUsed', key: hash, left }, services)
    return true
  })
}
