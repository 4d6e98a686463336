import type { paymentInformationSchema } from '@kindred/contracts/checkout'
import type { z } from 'zod'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { loadStep } from './load-step.ts'
import { PaymentForm } from './payment-form.island.tsx'
import { pickTexts } from './pick-texts.ts'
import type { CheckoutPlace } from './place.ts'
import { markSteps } from './steps-of-page.ts'

type Payment = z.output<typeof paymentInformationSchema>

/** Step 6: how to pay. */
export async function PaymentPage({ place }: { place: CheckoutPlace }) {
  const { t, language } = await getTexts(place.locale)
  const { checkout, methods } = await loadStep<Payment>(place, 'payment', 'getcheckoutpaymentinformation')
  return (
    <CheckoutFrame
      place={place}
      page="payment"
      steps={await markSteps(place, checkout.steps, 'payment')}
      title={t('checkout.paymentTab.title')}
      lead={
        checkout.total.amountMinor === 0
          ? undefined
          : t('checkout.paymentTab.lead', { total: formatMoney(checkout.total, language) })
      }
    >
      <PaymentForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.paymentTab')}
        checkout={checkout}
        now={new Date().toISOString()}
        methods={methods}
      />
    </CheckoutFrame>
  )
}
