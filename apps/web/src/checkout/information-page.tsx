import type { Address } from '@kindred/contracts/accounts'
import type { checkoutAddressInformationSchema } from '@kindred/contracts/checkout'
import { CallError } from '@kindred/contracts/request'
import { countryStates } from '@kindred/domain/checkout/address-rules'
import type { z } from 'zod'
import { requireSession } from '../identity/get-session.ts'
import { callPersonal } from '../server/call-api.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { InformationForm } from './information-form.island.tsx'
import { listCountryOptions, type Option } from './list-country-options.ts'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import { type CheckoutPlace, pagePath } from './place.ts'
import { markSteps } from './steps-of-page.ts'
import { nameCountry } from './tell-failure.ts'

type Information = z.output<typeof checkoutAddressInformationSchema>

/** Step 3: who pays and where it goes. */
export async function InformationPage({ place }: { place: CheckoutPlace }) {
  const { t, format, language } = await getTexts(place.locale)
  const information = await loadStep<Information>(place, 'information', 'getcheckoutaddressinformation')
  const { checkout, homeDelivery, lastUsedClinic, countries } = information
  const user = await requireSession(pagePath(place, 'information'))
  const [billing, delivery] = await Promise.all([
    checkout.billing ?? readAddress(place, user.username, 'Billing'),
    checkout.delivery ?? readAddress(place, user.username, 'Delivery'),
  ])
  const country = checkout.basket.treatmentCountry ?? countries[0]?.code ?? ''
  const [rule] = homeDelivery.reasons
  const checkedOn = typeof rule?.data.checkedOn === 'string' ? rule.data.checkedOn : null
  return (
    <CheckoutFrame
      place={place}
      page="information"
      steps={await markSteps(place, checkout.steps, 'information')}
      title={t('checkout.information.title')}
    >
      <InformationForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.information')}
        checkout={checkout}
        now={new Date().toISOString()}
        userName={user.name}
        treatmentCountry={{ code: country, name: nameCountry(country, language) }}
        billing={billing}
        delivery={checkout.isClinicDelivery ? null : delivery}
        lastUsedClinic={lastUsedClinic}
        username={user.username}
        addresses={information.addresses}
        countries={listCountryOptions(language)}
        states={nameStates(countries)}
        homeRule={
          rule && {
            source: typeof rule.data.source === 'string' ? rule.data.source : null,
            verified: rule.data.verified === true,
            checkedOn:
              checkedOn && format.dateTime(new Date(`${checkedOn}T12:00:00Z`), { dateStyle: 'long' }),
          }
        }
      />
    </CheckoutFrame>
  )
}

/** States by country, where an address needs one: with their names where we treat, by their code elsewhere. */
function nameStates(countries: Information['countries']): Record<string, Option[]> {
  const entries = Object.entries(countryStates).map(([country, codes]) => {
    const named = countries.find((one) => one.code === country)?.states ?? []
    return [
      country,
      codes.map((code) => ({ value: code, label: named.find((one) => one.code === code)?.name ?? code })),
    ] as const
  })
  return Object.fromEntries(entries)
}

/** The address kept in the account, or null. */
async function readAddress(place: CheckoutPlace, username: string, kind: string): Promise<Address | null> {
  try {
    const kept = await callPersonal(place.shopCode)<Address | undefined>(`/api/users/${username}/${kind}`)
    return kept ?? null
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}
