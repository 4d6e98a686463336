import { type Basket, basketSchema } from '@kindred/contracts/basket'
import type { Checkout } from '@kindred/contracts/checkout'
import { CallError } from '@kindred/contracts/request'
import { listSteps } from '@kindred/domain/checkout/steps'
import { getSession } from '../identity/get-session.ts'
import { callPersonal } from '../server/call-api.ts'
import { getTexts } from '../texts/get-texts.ts'
import { BasketView } from './basket-view.island.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { pickTexts } from './pick-texts.ts'
import { basketSummaryCall, type CheckoutPlace, checkoutCall, homePath } from './place.ts'
import { readShop } from './read-shop.ts'
import { markSteps } from './steps-of-page.ts'

/** Step 1. A visitor's basket is known to their browser alone, so it is fetched there. */
export async function BasketPage({ place, goesOn }: { place: CheckoutPlace; goesOn: boolean }) {
  const { t } = await getTexts(place.locale)
  const { pagesByKind } = await readShop(place)
  const user = await getSession()
  const basket = user ? await readBasket(place) : null
  const steps = (basket && (await readProgress(place))) ?? listFirstSteps(basket)
  return (
    <CheckoutFrame
      place={place}
      page="basket"
      steps={await markSteps(place, steps, 'basket')}
      title={t('basket.title')}
    >
      <BasketView
        place={place}
        texts={await pickTexts(place.locale)}
        initial={basket}
        isSignedIn={user !== null}
        goesOn={goesOn}
        now={new Date().toISOString()}
        findDonorHref={pagesByKind.SearchSpermDonorPage ?? homePath(place)}
      />
    </CheckoutFrame>
  )
}

async function readBasket(place: CheckoutPlace): Promise<Basket> {
  return basketSchema.parse(await callPersonal(place.shopCode)(basketSummaryCall(place)))
}

/** How far an earlier walk has come, so that its steps can be returned to; null before the first. */
async function readProgress(place: CheckoutPlace): Promise<Checkout['steps'] | null> {
  try {
    return (await callPersonal(place.shopCode)<Checkout>(checkoutCall(place, 'getordersummary'))).steps
  } catch (error) {
    if (error instanceof CallError && error.status === 422) return null
    throw error
  }
}

function listFirstSteps(basket: Basket | null) {
  const lines = basket?.lines ?? [{ lineHandlingType: 'strawDelivery' as const, depositId: null }]
  return listSteps(lines, new Set()).map(({ tab }) => ({
    tab,
    state: tab === 'basket' ? ('now' as const) : ('closed' as const),
  }))
}
