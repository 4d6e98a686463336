import type { LawSubject } from '../law/law-rule.ts'
import type { CountryRule } from '../law/read-country-rule.ts'
import type { Failure } from '../result.ts'

/** What a country says about delivery, each part with its own proof. */
export type DeliveryCountry = Pick<
  CountryRule,
  'countryCode' | 'isHomeDeliveryAllowed' | 'acceptsImport' | 'proofs'
>

export type DeliveryChoice = {
  readonly kind: 'home' | 'clinic'
  /** The reference clinic of a clinic delivery. */
  readonly clinicId: string | null
  readonly deliveryState: string | null
  readonly treatmentCountry: string | null
  readonly treatmentState: string | null
  /** The country the parcel leaves from. */
  readonly shippedFrom: string
}

export type DeliveryAnswer = {
  readonly isAllowed: boolean
  readonly reasons: readonly Failure[]
  /** Must be signed and uploaded before shipping, not before buying. */
  readonly needsNewYorkForm: boolean
}

/**
 * Whether a parcel may go where the customer wants it. Codes: `home-delivery-not-allowed`, `clinic-required`,
 * `import-not-accepted`, each with the country and the source of its rule. Who fetches a parcel carries it there, so the
 * way it travels changes nothing.
 */
export function explainDelivery(country: DeliveryCountry, choice: DeliveryChoice): DeliveryAnswer {
  const reasons: Failure[] = []
  const data = (of: LawSubject) => ({ country: country.countryCode, ...country.proofs[of] })
  if (!country.acceptsImport && choice.shippedFrom !== country.countryCode) {
    reasons.push({
      code: 'import-not-accepted',
      message: 'The country accepts no import.',
      field: 'country',
      data: data('import'),
    })
  }
  if (choice.kind === 'home' && !country.isHomeDeliveryAllowed) {
    const message = 'Home delivery is not allowed in this country.'
    reasons.push({
      code: 'home-delivery-not-allowed',
      message,
      field: 'isClinicDelivery',
      data: data('homeDelivery'),
    })
  }
  if (choice.kind === 'clinic' && !choice.clinicId) {
    reasons.push({
      code: 'clinic-required',
      message: 'Choose the clinic.',
      field: 'clinicId',
      data: data('homeDelivery'),
    })
  }
  return {
    isAllowed: reasons.length === 0,
    reasons,
    needsNewYorkForm: needsNewYorkForm({
      deliveryCountry: country.countryCode,
      deliveryState: choice.deliveryState,
      treatmentCountry: choice.treatmentCountry,
      treatmentState: choice.treatmentState,
    }),
  }
}

/** Delivery or treatment in the state of New York (NY Public Health Law 4364). */
export function needsNewYorkForm(places: {
  readonly deliveryCountry: string | null
  readonly deliveryState: string | null
  readonly treatmentCountry: string | null
  readonly treatmentState: string | null
}): boolean {
  const isDelivery = places.deliveryCountry === 'US' && places.deliveryState === 'NY'
  const isTreatment = places.treatmentCountry === 'US' && places.treatmentState === 'NY'
  return isDelivery || isTreatment
}
