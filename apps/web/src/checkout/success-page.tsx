import type { PaymentDetails } from '@kindred/contracts/checkout'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { loadStep } from './load-step.ts'
import { PaymentOutcome } from './payment-outcome.island.tsx'
import { pickTexts } from './pick-texts.ts'
import { type CheckoutPlace, pagePath } from './place.ts'

/** After paying (CHK-12, CHK-19): the order follows the provider's signed event, so this page may have to wait for it. */
export async function SuccessPage({ place, orderNumber }: { place: CheckoutPlace; orderNumber: string }) {
  const { format } = await getTexts(place.locale)
  const details = await loadStep<PaymentDetails>(place, 'success', 'getpaymentsuccessfulpagedetails', {
    orderNumber,
  })
  return (
    <CheckoutFrame place={place} page="success">
      <PaymentOutcome
        place={place}
        texts={await pickTexts(place.locale, 'checkout.success')}
        initial={details}
        leavesOn={
          details.dispatchOn &&
          format.dateTime(new Date(`${details.dispatchOn}T12:00:00Z`), { dateStyle: 'full' })
        }
        failurePath={`${pagePath(place, 'failure')}?${new URLSearchParams({ orderNumber })}`}
        basketPath={pagePath(place, 'basket')}
      />
    </CheckoutFrame>
  )
}
