import type { reservationInformationSchema } from '@kindred/contracts/checkout'
import type { z } from 'zod'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import type { CheckoutPlace } from './place.ts'
import { ReservationForm } from './reservation-form.island.tsx'
import { markSteps } from './steps-of-page.ts'

type Information = z.output<typeof reservationInformationSchema>

/** Step 2, only when something is reserved or stored. */
export async function ReservationPage({ place }: { place: CheckoutPlace }) {
  const { t, format } = await getTexts(place.locale)
  const { checkout, options, previews } = await loadStep<Information>(
    place,
    'reservation',
    'getcheckoutreservationinformation',
  )
  const reserves = checkout.basket.lines.some((line) => line.productType === 'strawReservation')
  return (
    <CheckoutFrame
      place={place}
      page="reservation"
      steps={await markSteps(place, checkout.steps, 'reservation')}
      title={t('checkout.reservation.title')}
      lead={t(reserves ? 'checkout.reservation.leadReserve' : 'checkout.reservation.leadStore')}
    >
      <ReservationForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.reservation')}
        checkout={checkout}
        previews={previews}
        now={new Date().toISOString()}
        isRequired={reserves}
        options={options.map(({ months, price, endsOn }) => ({
          months,
          price,
          until: format.dateTime(new Date(`${endsOn}T12:00:00Z`), { dateStyle: 'long' }),
        }))}
      />
    </CheckoutFrame>
  )
}
