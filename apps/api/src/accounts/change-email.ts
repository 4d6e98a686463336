import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { transaction } from '@kindred/database/transaction'
import { isEmail, normaliseEmail } from '@kindred/domain/accounts/email'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { forgetCustomer } from '../identity/sessions/forget-customer.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { findByEmail, findById, replaceEmail } from './customer.store.ts'
import { dropLinks, findNewestToken, replaceToken, spendToken } from './email-token.store.ts'
import { findMailLocale } from './find-mail-locale.ts'
import { confirmationLifeMs, hashEmailToken } from './send-confirmation.ts'
import { tellThatAccountExists } from './tell-that-account-exists.ts'

/** Nobody's inbox is filled by a customer either. */
const pauseMs = 60_000
/** No answer comes sooner, so that it does not show whether somebody has the address. */
const answerAfterMs = 250

/**
 * Mails a link to the address a customer wants to have from now on; nothing changes before it is followed. An address that
 * belongs to an account gets the same answer after the same time, and its owner is told.
 *
 * @param locale of the page it was asked on, as in a path
 */
export async function askForNewEmail(
  customerId: string,
  asked: { email: string; locale: string },
  services: Services,
): Promise<Result<undefined, Failure<'email-invalid'>>> {
  const email = normaliseEmail(asked.email)
  if (!isEmail(email)) return refuse('email-invalid', 'Give an e-mail address.', { field: 'email' })
  const until = wait(answerAfterMs)
  await transaction(services.pool, async (tx) => {
    const customer = await findById(tx, customerId)
    if (!customer || customer.email === email) return
    const at = services.now()
    const newest = await findNewestToken(tx, customerId, 'changeEmail')
    if (newest && at.getTime() - newest.getTime() < pauseMs) return
    if (await findByEmail(tx, email)) return tellThatAccountExists(tx, email, asked.locale, services)
    const token = randomBytes(32).toString('base64url')
    await replaceToken(tx, {
      tokenHash: hashEmailToken(token),
      customerId,
      purpose: 'changeEmail',
      newEmail: email,
      expiresAt: new Date(at.getTime() + confirmationLifeMs),
      createdAt: at,
    })
    const values = { name: customer.fullName, token }
    const key = `change-email:${hashEmailToken(token)}`
    await queueMail(tx, { key, template: 'changeEmail', to: email, locale: asked.locale, values }, services)
  })
  await until
  return ok()
}

/**
 * Takes the new address by the link that went to it, once, within 24 hours. Links that went to the old one open nothing any
 * more, and the old one is told: whoever lost an account this way hears of it.
 */
export async function changeEmail(
  token: string,
  services: Services,
): Promise<Result<undefined, Failure<'link-expired'>>> {
  const hash = hashEmailToken(token)
  return transaction(services.pool, async (tx) => {
    const spent = await spendToken(tx, hash, 'changeEmail', services.now())
    const before = spent && (await findById(tx, spent.customerId))
    if (!before || !spent.newEmail || !(await replaceEmail(tx, before.id, spent.newEmail)))
      return refuse('link-expired', 'This link was used or is too old. Ask for a new one.')
    await dropLinks(tx, before.id)
    await forgetCustomer(tx, before.id)
    const mail = {
      key: `security-changed:emailChanged:${before.id}:${hash}`,
      template: 'securityChanged' as const,
      to: before.email,
      locale: await findMailLocale(tx, before.id),
      values: { person: before.fullName, change: 'emailChanged' as const },
    }
    await queueMail(tx, mail, services)
    return ok()
  })
}
