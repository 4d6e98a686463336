import { transaction } from '@kindred/database/transaction'
import type { Services } from '../services.ts'
import { findById } from './customer.store.ts'
import { findNewestToken } from './email-token.store.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { findSettings } from './settings.store.ts'

const pauseMs = 60_000

/**
 * Sends the confirmation mail again. Nothing happens, and nothing is said, when there is no such customer, the address is
 * confirmed already, or a mail went out within the last minute.
 */
export async function resendConfirmation(customerId: string, services: Services): Promise<void> {
  await transaction(services.pool, async (tx) => {
    const customer = await findById(tx, customerId)
    if (!customer || customer.emailConfirmedAt) return
    const newest = await findNewestToken(tx, customerId, 'confirmEmail')
    if (newest && services.now().getTime() - newest.getTime() < pauseMs) return
    const settings = await findSettings(tx, customerId)
    await sendConfirmation(tx, customer, settings?.defaultLanguage.toLowerCase() ?? 'en-gb', services)
  })
}
