import type { submitOrderSummarySchema } from '@kindred/contracts/checkout'
import {
  type CarrierAcknowledgement,
  isSignature,
  nameCarrierPaper,
} from '@kindred/domain/checkout/carrier-acknowledgement'
import { err, type Failure, ok } from '@kindred/domain/result'
import type { z } from 'zod'
import { keepConsents } from '../accounts/keep-consents.ts'
import { type LegalVersions, readLegalVersions } from '../content/read-legal-versions.ts'
import { findUpload } from '../files/find-upload.ts'
import type { Services } from '../services.ts'
import { listBasketCarriers } from './describe-summary.ts'
import { answerStep, type StepResult } from './load-checkout.ts'
import type { Buyer } from './prepare-order.ts'
import { requireStep } from './view-checkout.ts'

type Answer = z.output<typeof submitOrderSummarySchema>

/**
 * CHK-09: the customer has seen the order and agrees. The version of each text that was agreed to is kept with the consent
 * and with the order. Donors with a carrier finding are acknowledged by a signature, or later. Refusals:
 * `terms-not-accepted`, `privacy-not-accepted`, `signature-not-a-name`, `file-gone`.
 */
export async function submitSummary(services: Services, buyer: Buyer, answer: Answer): Promise<StepResult> {
  const { shopCode, language, clientType: visitorType } = buyer
  const versions = await readLegalVersions(services, { shopCode, language, visitorType })
  return answerStep(services, buyer, async (checkout, sql) => {
    const reachable = requireStep(checkout, 'orderSummary')
    if (!reachable.ok) return reachable
    const form = answer.newYorkFormId ? await findUpload(services, answer.newYorkFormId) : null
    const wrong = findFaults(answer, form?.owner === `customer:${buyer.customerId}`)
    if (wrong.length > 0) return err(wrong)
    const donors = answer.carrierSignature === '' ? [] : await listBasketCarriers(sql, checkout)
    const carriers: CarrierAcknowledgement = {
      signature: answer.carrierSignature,
      donors: donors.map(({ code }) => code),
      textVersion: versions.carrier,
    }
    const at = services.now()
    const given = listConsents(answer, versions, carriers)
    await keepConsents(sql, buyer.customerId, given, at)
    const consents = {
      at: at.toISOString(),
      given,
      ...(donors.length > 0 && { carriers }),
      ...(form && { newYorkForm: { fileId: form.id, fileName: form.fileName } }),
    }
    return ok({ row: { summaryConfirmedAt: at, consents } })
  })
}

/** Everything that stands against the agreement. */
function findFaults(answer: Answer, isFormTheirs: boolean): Failure[] {
  const faults: Failure[] = []
  if (!answer.acceptsTerms)
    faults.push({
      code: 'terms-not-accepted',
      message: 'Agree to the terms to go on.',
      field: 'acceptsTerms',
    })
  if (!answer.acceptsPrivacy)
    faults.push({
      code: 'privacy-not-accepted',
      message: 'Agree to the privacy policy to go on.',
      field: 'acceptsPrivacy',
    })
  if (answer.carrierSignature !== '' && !isSignature(answer.carrierSignature))
    faults.push({
      code: 'signature-not-a-name',
      message: 'Sign with your name, or leave it empty.',
      field: 'carrierSignature',
    })
  if (answer.newYorkFormId && !isFormTheirs)
    faults.push({
      code: 'file-gone',
      message: 'The form is not kept any more. Send it again.',
      field: 'newYorkFormId',
    })
  return faults
}

function listConsents(answer: Answer, versions: LegalVersions, carriers: CarrierAcknowledgement) {
  const give = (purpose: string, textVersion: string) => ({ purpose, textVersion, given: true })
  return [
    give('terms', versions.terms),
    give('privacy', versions.privacy),
    // News are promised in the privacy text.
    ...(answer.newsletter ? [give('newsletter', versions.privacy)] : []),
    ...carriers.donors.map((code) => give(nameCarrierPaper(code), carriers.textVersion)),
  ]
}
