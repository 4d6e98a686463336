import type { Reference } from '@kindred/content/reference/reference.ts'
import type { checkoutAddressInformationSchema } from '@kindred/contracts/checkout'
import type { z } from 'zod'
import { listKeptAddresses } from '../accounts/kept-addresses.ts'
import type { Services } from '../services.ts'
import { findLastUsedClinic } from './checkout.store.ts'
import { explainHomeOrClinic } from './explain-delivery-choice.ts'
import { type CheckoutView, presentCheckout, presentClinic } from './view-checkout.ts'

/** CHK-04: what the information step shows, with whether and why home delivery is possible. */
export async function describeInformation(
  services: Services,
  checkout: CheckoutView,
  customerId: string,
  language: string,
): Promise<z.output<typeof checkoutAddressInformationSchema>> {
  const { view } = checkout
  const country = view.country ?? view.shop.defaultCountry
  const home = { isClinicDelivery: false, clinicId: null, delivery: null }
  const reasons = explainHomeOrClinic(view, country, home)
  const [lastUsed, addresses] = await Promise.all([
    findLastUsedClinic(services.pool, customerId),
    listKeptAddresses(services.pool, customerId),
  ])
  const clinic = lastUsed ? view.reference.clinics.get(lastUsed) : undefined
  return {
    checkout: presentCheckout(checkout),
    homeDelivery: {
      allowed: reasons.length === 0,
      reasons: reasons.map(({ code, data }) => ({ code, data: { ...data } })),
    },
    addresses,
    lastUsedClinic: clinic ? presentClinic(clinic) : null,
    countries: listCountries(view.reference, view.shop.code, language),
  }
}

type Countries = z.output<typeof checkoutAddressInformationSchema>['countries']

/** By shop and language, made once for each snapshot of master data: to name and sort them takes longer than all the rest. */
const countriesOf = new WeakMap<Reference, Map<string, Countries>>()

/** The countries a shop serves, named and sorted as a language does. */
function listCountries(reference: Reference, shopCode: string, language: string): Countries {
  const known = countriesOf.get(reference) ?? new Map<string, Countries>()
  countriesOf.set(reference, known)
  const key = `${shopCode} ${language}`
  const listed = known.get(key)
  if (listed) return listed
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const made = [...reference.countries.values()]
    .filter((one) => one.shopCodes.includes(shopCode))
    .map((one) => ({ code: one.code, name: names.of(one.code) ?? one.code, states: one.states }))
    .sort((a, b) => compare(a.name, b.name))
  known.set(key, made)
  return made
}
