import {
  consentVersion,
  type OptionalCategory,
  optionalCategories,
} from '@kindred/domain/consent/consent-categories'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type ConsentGiven, recordConsents } from './consent.store.ts'

/** Notes what a customer agreed to or refused, with the version of the text, in the caller's transaction. */
export const keepConsents = (
  sql: Sql,
  customerId: string,
  consents: readonly ConsentGiven[],
  at: Date,
): Promise<void> => recordConsents(sql, customerId, consents, at)

/**
 * Writes down what a customer chose in the consent dialog, agreed or not, so that it can be proven later. A visitor's choice
 * lies in their browser alone: to write it down would take a name for them.
 */
export async function keepCookieConsent(
  customerId: string,
  approved: readonly OptionalCategory[],
  { pool, now }: Services,
): Promise<void> {
  const consents = optionalCategories.map((purpose) => ({
    purpose,
    textVersion: `cookies/${consentVersion}`,
    given: approved.includes(purpose),
  }))
  await keepConsents(pool, customerId, consents, now())
}
