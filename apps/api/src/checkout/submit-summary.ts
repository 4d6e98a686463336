import type { Checkout, submitOrderSummarySchema } from '@kindred/contracts/checkout'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { keepConsents } from '../accounts/keep-consents.ts'
import type { Shopper } from '../basket/change-basket.ts'
import type { Services } from '../services.ts'
import { answerStep } from './load-checkout.ts'
import { requireStep } from './view-checkout.ts'

/**
 * CHK-09: the customer has seen the order and agrees. Which text was agreed to is kept with each consent. Refusals:
 * `terms-not-accepted`, `privacy-not-accepted`.
 */
export function submitSummary(
  services: Services,
  shopper: Shopper,
  answer: z.output<typeof submitOrderSummarySchema>,
): Promise<Result<Checkout>> {
  return answerStep(services, shopper, async (checkout, sql) => {
    const reachable = requireStep(checkout, 'orderSummary')
    if (!reachable.ok) return reachable
    if (!answer.acceptsTerms)
      return refuse('terms-not-accepted', 'Agree to the terms to go on.', { field: 'acceptsTerms' })
    if (!answer.acceptsPrivacy)
      return refuse('privacy-not-accepted', 'Agree to the privacy policy to go on.', {
        field: 'acceptsPrivacy',
      })
    const at = services.now()
    const textVersion = nameTextVersion(services, shopper)
    const consents = [
      { purpose: 'terms', textVersion, given: true },
      { purpose: 'privacy', textVersion, given: true },
      ...(answer.newsletter ? [{ purpose: 'newsletter', textVersion, given: true }] : []),
    ]
    if (shopper.customerId) await keepConsents(sql, shopper.customerId, consents, at)
    return ok({ row: { summaryConfirmedAt: at, consents: { at: at.toISOString(), given: consents } } })
  })
}

/** The shop's texts in the language shown, as they stood: the version of the published content. */
function nameTextVersion(services: Services, shopper: Shopper): string {
  return `${shopper.shopCode}/${shopper.language}/${services.reference().version}`
}
