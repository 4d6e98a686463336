import type { embryoInformationSchema } from '@kindred/contracts/checkout'
import type { z } from 'zod'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { EmbryoForm } from './embryo-form.lazy.tsx'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import type { CheckoutPlace } from './place.ts'
import { markSteps } from './steps-of-page.ts'

type Information = z.output<typeof embryoInformationSchema>

/** The step of embryos (PAGE-12): sent to the clinic, or kept here. Only when there are embryos in the basket. */
export async function EmbryoPage({ place }: { place: CheckoutPlace }) {
  const { t, format } = await getTexts(place.locale)
  const information = await loadStep<Information>(place, 'embryo', 'getcheckoutembryoinformation')
  const { checkout, handling, months, shipping, freeUntil, options } = information
  const print = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <CheckoutFrame
      place={place}
      page="embryo"
      steps={await markSteps(place, checkout.steps, 'embryo')}
      title={t('checkout.embryo.title')}
      lead={t('checkout.embryo.lead')}
    >
      <EmbryoForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.embryo', 'checkout.reservation')}
        checkout={checkout}
        now={new Date().toISOString()}
        handling={handling}
        months={months}
        shipping={shipping}
        freeUntil={print(freeUntil)}
        options={options.map((option) => ({ ...option, endsOn: print(option.endsOn) }))}
      />
    </CheckoutFrame>
  )
}
