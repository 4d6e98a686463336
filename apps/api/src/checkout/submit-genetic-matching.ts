import type { geneticFindingsBodySchema } from '@kindred/contracts/genetic-matching'
import { ok } from '@kindred/domain/result'
import type { z } from 'zod'
import { changeFindings } from '../genetic-matching/change-findings.ts'
import type { Services } from '../services.ts'
import { answerStep, loadCheckout, type StepResult } from './load-checkout.ts'
import type { Buyer } from './prepare-order.ts'
import { requireStep } from './view-checkout.ts'

/**
 * GEN-04: keeps what the customer tells of the person who gives the other half, then marks the step as answered. Refusals:
 * `step-not-reachable`, and those of `changeFindings` (`consent-required` above all).
 */
export async function submitGeneticMatching(
  services: Services,
  buyer: Buyer,
  findings: z.output<typeof geneticFindingsBodySchema>,
): Promise<StepResult> {
  const loaded = await loadCheckout(services, buyer)
  if (!loaded.ok) return loaded
  const reachable = requireStep(loaded.value, 'geneticMatchingInformation')
  if (!reachable.ok) return reachable
  const kept = await changeFindings(services, buyer.customerId, findings)
  if (!kept.ok) return kept
  return answerStep(services, buyer, (checkout) => {
    const still = requireStep(checkout, 'geneticMatchingInformation')
    return still.ok ? ok({ row: { geneticMatchingConfirmedAt: services.now() } }) : still
  })
}
