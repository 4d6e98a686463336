import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from '@kindred/database/pool'
import { consent } from '@kindred/database/schema/customers'
import { transaction } from '@kindred/database/transaction'
import { normaliseEmail } from '@kindred/domain/accounts/email'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { hashPassword } from '../identity/sign-in/password-hash.ts'
import type { Services } from '../services.ts'
import { insertCustomer, replaceUnconfirmed } from './customer.store.ts'
import { findNewUserFaults, type NewProfessional, type NewUser } from './find-new-user-faults.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { saveSettings } from './settings.store.ts'
import { tellThatAccountExists } from './tell-that-account-exists.ts'

/** No answer comes sooner, so that the longer way of a new address does not show. */
const answerAfterMs = 250
/** Version of the terms people agree to here; content shows the text of the same date. */
const termsVersion = '2026-11-01'

/**
 * Creates an account and mails its confirmation link (ACC-09, ACC-10). A known address gets the same answer after the
 * same time; its owner is told by mail. An account that was never confirmed is begun anew, its earlier links die.
 *
 * @returns the faults by field, or nothing: the account can be used once the link was followed
 */
export async function createUser(
  user: NewUser | NewProfessional,
  services: Services,
): Promise<Result<undefined, Failure[]>> {
  const faults = findNewUserFaults(user, services.reference(), services.now())
  if (faults.length > 0) return err(faults)
  const until = wait(answerAfterMs)
  const passwordHash = await hashPassword(user.password)
  await transaction(services.pool, (tx) => openAccount(tx, user, passwordHash, services))
  await until
  return ok()
}

async function openAccount(
  tx: Transaction,
  user: NewUser | NewProfessional,
  passwordHash: string,
  services: Services,
): Promise<void> {
  const row = toCustomerRow(user, passwordHash)
  const locale = user.language.toLowerCase()
  const id = (await insertCustomer(tx, row)) ?? (await replaceUnconfirmed(tx, row))
  if (!id) return tellThatAccountExists(tx, row.email, locale, services)

  await saveSettings(tx, {
    customerId: id,
    defaultLanguage: user.language,
    shopCode: user.shopCode,
    treatmentCountry: user.treatmentCountry,
    treatmentState: user.treatmentState || null,
    residentCountry: user.residentCountry,
    lastUsedClinicId: ('clinicId' in user && user.clinicId) || null,
    updatedAt: services.now(),
  })
  await tx.insert(consent).values([
    { customerId: id, purpose: 'terms', textVersion: termsVersion, given: true },
    { customerId: id, purpose: 'newsletter', textVersion: termsVersion, given: user.newsletter },
  ])
  await sendConfirmation(tx, { id, email: row.email, fullName: row.fullName }, locale, services)
}

function toCustomerRow(user: NewUser | NewProfessional, passwordHash: string) {
  const isProfessional = 'organisationName' in user
  return {
    email: normaliseEmail(user.email),
    passwordHash,
    clientType: isProfessional ? ('professional' as const) : ('private' as const),
    fullName: user.fullName.trim().replace(/\s+/g, ' '),
    phone: user.phone || null,
    organisationName: isProfessional ? user.organisationName.trim() : null,
    vatNumber: (isProfessional && user.vatNumber?.replace(/[\s.-]/g, '').toUpperCase()) || null,
    residentCountry: user.residentCountry,
  }
}
