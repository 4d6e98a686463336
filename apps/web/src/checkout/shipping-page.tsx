import type { shippingInformationSchema } from '@kindred/contracts/checkout'
import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import { goodsOf } from '@kindred/domain/stock/goods-of'
import type { z } from 'zod'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import { type CheckoutPlace, pagePath } from './place.ts'
import { ShippingForm } from './shipping-form.island.tsx'
import { markSteps } from './steps-of-page.ts'

type Shipping = z.output<typeof shippingInformationSchema>

/** Step 4: how and on which day it leaves. */
export async function ShippingPage({ place }: { place: CheckoutPlace }) {
  const { t } = await getTexts(place.locale)
  const { checkout, methods, earliest, days } = await loadStep<Shipping>(
    place,
    'shipping',
    'getcheckoutshippinginformation',
  )
  const straws = checkout.basket.lines.filter((line) => line.stockItemId || leavesDeposit(line))
  const travelling = straws.filter((line) => line.lineHandlingType === 'strawDelivery')
  // Embryos are ordered by themselves, so it is all of them or none.
  const embryos = straws.filter((line) => line.lineHandlingType === 'embryoShipping')
  const count = (lines: typeof straws) => lines.reduce((sum, line) => sum + line.quantity, 0)
  const goal = checkout.clinic
    ? `${checkout.clinic.name}, ${checkout.clinic.city}`
    : `${checkout.delivery?.line1 ?? ''}, ${checkout.delivery?.city ?? ''}`
  const now = new Date().toISOString()
  return (
    <CheckoutFrame
      place={place}
      page="shipping"
      steps={await markSteps(place, checkout.steps, 'shipping')}
      title={t('checkout.shipping.title')}
      lead={
        embryos.length > 0
          ? t('checkout.embryo.travel', { count: count(embryos), place: goal })
          : t('checkout.shipping.lead', {
              count: count(travelling),
              goods: travelling.every((line) => goodsOf(line.strawType ?? '') === 'eggs') ? 'eggs' : 'straws',
              kept: count(straws) - count(travelling),
              place: goal,
            })
      }
    >
      <ShippingForm
        place={place}
        texts={await pickTexts(place.locale, 'checkout.shipping')}
        checkout={checkout}
        now={now}
        today={readLocalMoment(now, 'Europe/Copenhagen').date}
        methods={methods}
        earliest={earliest}
        days={days}
        changeHref={pagePath(place, 'information')}
        goal={goal}
      />
    </CheckoutFrame>
  )
}
