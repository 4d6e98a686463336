import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { explainDelivery } from '@kindred/domain/checkout/delivery-allowed'
import type { Failure } from '@kindred/domain/result'
import { type BasketView, readRule } from '../basket/explain-line.ts'
import type { CheckoutRow } from './checkout.store.ts'

type Choice = Pick<CheckoutRow, 'delivery' | 'isClinicDelivery' | 'clinicId' | 'shippingMethod'>

/**
 * Why what leaves the bank may not go where the customer wants it; empty when it may, or when nothing leaves. The parcel
 * goes to the treatment country, whose law the basket was checked against. Codes: those of `explainDelivery`,
 * `delivery-address-required`, `delivery-country-differs`, `clinic-unknown`.
 */
export function explainDeliveryChoice(view: BasketView, choice: Choice): Failure[] {
  const leaves = view.facts.lines.some((line) => sentTypes.has(line.lineHandlingType))
  if (!leaves) return []
  const clinic = choice.clinicId ? view.reference.clinics.get(choice.clinicId) : undefined
  if (choice.isClinicDelivery && choice.clinicId && !clinic)
    return [{ code: 'clinic-unknown', message: 'There is no such clinic.', field: 'clinicId' }]
  const code = choice.isClinicDelivery ? (clinic?.country ?? view.country) : choice.delivery?.country
  if (!code)
    return [{ code: 'delivery-address-required', message: 'Say where it shall go.', field: 'delivery' }]
  const answer = explainHomeOrClinic(view, code, choice)
  if (view.country !== null && code !== view.country) {
    return [
      {
        code: 'delivery-country-differs',
        message: 'It can only go to the treatment country.',
        field: choice.isClinicDelivery ? 'clinicId' : 'delivery.country',
        data: { treatmentCountry: view.country, country: code },
      },
    ]
  }
  return answer
}

/** The rule of a country about one way of delivery, with its source. */
export function explainHomeOrClinic(
  view: BasketView,
  countryCode: string,
  choice: Pick<Choice, 'delivery' | 'isClinicDelivery' | 'clinicId'>,
): Failure[] {
  const rule = readRule(view, countryCode)
  if (!rule) return [{ code: 'country-not-valid', message: 'We do not deliver there.', field: 'country' }]
  const answer = explainDelivery(rule, {
    kind: choice.isClinicDelivery ? 'clinic' : 'home',
    clinicId: choice.clinicId,
    deliveryState: choice.delivery?.state ?? null,
    treatmentCountry: view.country,
    treatmentState: view.state || null,
    shippedFrom: view.shop.address.country,
  })
  return [...answer.reasons, ...(choice.isClinicDelivery ? [] : explainEmbryosAtHome(view))]
}

/** Embryos are only ever handed to a clinic, whatever the country says of straws. */
function explainEmbryosAtHome(view: BasketView): Failure[] {
  if (!view.facts.lines.some((line) => line.lineHandlingType === 'embryoShipping')) return []
  return [
    {
      code: 'embryo-clinic-only',
      message: 'Embryos are handed to a clinic alone.',
      field: 'isClinicDelivery',
    },
  ]
}
