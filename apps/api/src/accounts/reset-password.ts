import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '@kindred/database/transaction'
import { normaliseEmail } from '@kindred/domain/accounts/email'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { hashPassword } from '../identity/sign-in/password-hash.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { changePassword, findByEmail, findById } from './customer.store.ts'
import { findLiveToken, findNewestToken, replaceToken, spendToken } from './email-token.store.ts'
import { findMailLocale } from './find-mail-locale.ts'
import { findPasswordFailures } from './find-new-user-faults.ts'
import { hashEmailToken } from './send-confirmation.ts'

const linkLifeMs = 30 * 60_000
/** Nobody's inbox is filled by a stranger. */
const pauseMs = 60_000
/** No answer comes sooner, so that the longer way of a known address does not show. */
const answerAfterMs = 250

/**
 * Mails a link that sets a new password: it works once, for half an hour, and earlier ones stop working. An unknown
 * address gets the same answer after the same time. An account that was never confirmed gets one too: it is how the
 * owner of an address takes back what a stranger began with it.
 *
 * @param locale of the page it was asked on, as in a path
 */
export async function sendPasswordLink(email: string, locale: string, services: Services): Promise<void> {
  const until = wait(answerAfterMs)
  await transaction(services.pool, async (tx) => {
    const customer = await findByEmail(tx, normaliseEmail(email))
    if (!customer) return
    const at = services.now()
    const newest = await findNewestToken(tx, customer.id, 'resetPassword')
    if (newest && at.getTime() - newest.getTime() < pauseMs) return
    const token = randomBytes(32).toString('base64url')
    await replaceToken(tx, {
      tokenHash: hashEmailToken(token),
      customerId: customer.id,
      purpose: 'resetPassword',
      expiresAt: new Date(at.getTime() + linkLifeMs),
      createdAt: at,
    })
    const values = { name: customer.fullName, token }
    const key = `reset-password:${hashEmailToken(token)}`
    await queueMail(tx, { key, template: 'resetPassword', to: customer.email, locale, values }, services)
  })
  await until
}

/**
 * Sets a new password by the link of a mail. Every sign-in made before ends with it; the owner is told by mail.
 *
 * @returns whose it is, or every fault of the password; a password that is refused does not use the link up
 */
export async function resetPassword(
  token: string,
  password: string,
  services: Services,
): Promise<Result<{ customerId: string }, Failure[]>> {
  const { db, now } = services
  const hash = hashEmailToken(token)
  const owner = await findLiveToken(db, hash, 'resetPassword', now())
  const customer = owner && (await findById(db, owner))
  if (!customer) return err([expired])
  const personal = [customer.email, customer.fullName, customer.organisationName ?? '']
  const faults = findPasswordFailures(password, personal)
  if (faults.length > 0) return err(faults)
  const passwordHash = await hashPassword(password)
  return transaction(services.pool, async (tx) => {
    if (!(await spendToken(tx, hash, 'resetPassword', now()))) return err([expired])
    await changePassword(tx, customer.id, passwordHash, now())
    const locale = await findMailLocale(tx, customer.id)
    const values = { name: customer.fullName }
    const key = `password-changed:${hash}`
    await queueMail(tx, { key, template: 'passwordChanged', to: customer.email, locale, values }, services)
    return ok({ customerId: customer.id })
  })
}

const expired = { code: 'link-expired', message: 'This link was used or is too old. Ask for a new one.' }
