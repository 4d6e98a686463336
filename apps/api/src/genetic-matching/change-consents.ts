import type { geneticConsentsSchema } from '@kindred/contracts/genetic-matching'
import { transaction } from '@kindred/database/transaction'
import { geneticConsentVersion } from '@kindred/domain/genetic-matching/consent-version'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { keepConsents } from '../accounts/keep-consents.ts'
import { dropFilesOf } from '../files/drop-files-of.ts'
import type { Services } from '../services.ts'
import { type ConsentPurpose, giveConsent, noteAccess, withdrawConsent } from './genetic-record.store.ts'
import { ownerOfReports } from './owner-of-reports.ts'

/**
 * Writes down what a customer agrees to, purpose by purpose (GDPR article 9). What is not agreed to any more is deleted with
 * everything that was kept for it, at once; that it was once agreed to stays provable.
 */
export async function changeConsents(
  services: Services,
  customerId: string,
  { findings, review }: z.output<typeof geneticConsentsSchema>,
): Promise<Result<undefined>> {
  const { pool, now } = services
  if (review && !findings)
    return refuse('consent-required', 'Staff can only look at findings that may be kept.', {
      field: 'findings',
    })
  const given: Record<ConsentPurpose, boolean> = { findings, review }
  const at = now()
  const textVersion = geneticConsentVersion
  // Bytes first: a row without bytes is found again, bytes without a row never.
  if (!review) await dropFilesOf(services, ownerOfReports(customerId))
  await transaction(pool, async (on) => {
    const purposes = Object.keys(given) as ConsentPurpose[]
    await withdrawConsent(
      on,
      customerId,
      purposes.filter((purpose) => !given[purpose]),
    )
    for (const purpose of purposes)
      if (given[purpose]) await giveConsent(on, { customerId, purpose, textVersion, givenAt: at })
    await keepConsents(
      on.$client,
      customerId,
      purposes.map((purpose) => ({
        purpose: `genetics/${purpose}`,
        textVersion,
        given: given[purpose],
      })),
      at,
    )
    const action = findings ? 'genetics.consents' : 'genetics.deleted'
    await noteAccess(on, { at, actor: `customer:${customerId}`, action, customerId })
  })
  return ok()
}
