import type { Address } from '@kindred/contracts/accounts'
import type { updateAddressInformationSchema } from '@kindred/contracts/checkout'
import { checkAddress, normalisePostalCode } from '@kindred/domain/checkout/address-rules'
import { err, type Failure, ok } from '@kindred/domain/result'
import type { z } from 'zod'
import { keepAddress } from '../accounts/kept-addresses.ts'
import type { Shopper } from '../basket/change-basket.ts'
import type { BasketView } from '../basket/explain-line.ts'
import type { Services } from '../services.ts'
import { rememberClinic } from './checkout.store.ts'
import { explainDeliveryChoice } from './explain-delivery-choice.ts'
import { answerStep, type StepResult } from './load-checkout.ts'
import { requireStep } from './view-checkout.ts'

type Information = z.output<typeof updateAddressInformationSchema>

/**
 * CHK-06: where it goes and who pays. Every address is checked by the rules of its country, a home delivery by its law; a
 * clinic's address comes from the reference data, never from the request. Everything that is wrong is said at once. Refusals: those of `checkAddress` with the field
 * as `billing.postalCode`, and those of `explainDeliveryChoice`.
 */
export function updateAddress(
  services: Services,
  shopper: Shopper,
  information: Information,
): Promise<StepResult> {
  return answerStep(services, shopper, async (checkout, sql) => {
    const reachable = requireStep(checkout, 'information')
    if (!reachable.ok) return reachable
    const { view } = checkout
    const { isClinicDelivery, clinicId } = information
    const delivery = isClinicDelivery ? findClinicAddress(view, clinicId) : tidy(information.delivery)
    const choice = {
      isClinicDelivery,
      clinicId: isClinicDelivery ? clinicId : null,
      delivery,
      shippingMethod: null,
    }
    const ofDelivery =
      isClinicDelivery || !information.delivery ? [] : checkPart(information.delivery, 'delivery')
    const reasons = [
      ...checkPart(information.billing, 'billing'),
      // Of an address that is none nobody can say whether it may go there.
      ...(ofDelivery.length > 0 ? ofDelivery : explainDeliveryChoice(view, choice)),
    ]
    if (reasons.length > 0) return err(reasons)
    const kept = { billing: tidy(information.billing), delivery: isClinicDelivery ? null : delivery }
    for (const part of information.keeps) {
      const address = kept[part]
      if (address && shopper.customerId) await keepAddress(sql, shopper.customerId, address, services.now())
    }
    if (choice.clinicId && shopper.customerId) await rememberClinic(sql, shopper.customerId, choice.clinicId)
    return ok({
      row: {
        isClinicDelivery,
        clinicId: choice.clinicId,
        delivery,
        billing: kept.billing,
        informationConfirmedAt: services.now(),
      },
    })
  })
}

function checkPart(address: Address, part: string): Failure[] {
  return checkAddress(address).map((failure) => ({ ...failure, field: `${part}.${failure.field}` }))
}

function tidy(address: Address | null): Address | null {
  return address && { ...address, postalCode: normalisePostalCode(address.postalCode) }
}

function findClinicAddress(view: BasketView, clinicId: string | null): Address | null {
  const clinic = clinicId ? view.reference.clinics.get(clinicId) : undefined
  if (!clinic) return null
  return {
    fullName: clinic.name,
    line1: clinic.street,
    postalCode: clinic.postalCode,
    city: clinic.city,
    country: clinic.country,
  }
}
