import type { Basket } from '@kindred/contracts/basket'
import type { PaymentDetails } from '@kindred/contracts/checkout'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { redirect } from 'next/navigation'
import { callPersonal } from '../server/call-api.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { FailureHold } from './failure-hold.island.tsx'
import { loadStep } from './load-step.ts'
import { pickTexts } from './pick-texts.ts'
import { basketSummaryCall, type CheckoutPlace, pagePath } from './place.ts'
import { readShop } from './read-shop.ts'

/** CHK-19: what was declined, that nothing was taken, how long the straws are held, and the way on. */
export async function FailurePage({ place, orderNumber }: { place: CheckoutPlace; orderNumber: string }) {
  const { t, has } = await getTexts(place.locale)
  const details = await loadStep<PaymentDetails>(place, 'failure', 'getpaymentsuccessfulpagedetails', {
    orderNumber,
  })
  // Somebody who looks here by an old link, while the money has come after all.
  if (details.state === 'paid' || details.state === 'invoiced' || details.state === 'refunded')
    redirect(`${pagePath(place, 'success')}?${new URLSearchParams({ orderNumber })}`)
  const basket = await callPersonal(place.shopCode)<Basket>(basketSummaryCall(place))
  const { footer } = await readShop(place)
  const reason = `checkout.failure.codes.${details.failureCode}`
  return (
    <CheckoutFrame place={place} page="failure">
      <section className="k-outcome k-stack">
        <h1>{t('checkout.failure.title')}</h1>
        <p className="k-lead">
          {details.state === 'pending'
            ? t('checkout.failure.cancelled')
            : t(has(reason) ? reason : 'checkout.failure.declined')}
        </p>
        {basket.hold ? (
          <>
            <p>{t('checkout.failure.held')}</p>
            <FailureHold
              hold={basket.hold}
              now={new Date().toISOString()}
              texts={await pickTexts(place.locale)}
            />
          </>
        ) : (
          <Note tone="warn">{t('checkout.failure.notHeld')}</Note>
        )}
        <p className="k-row">
          {basket.hold && (
            <LinkButton href={pagePath(place, 'payment')}>{t('checkout.failure.again')}</LinkButton>
          )}
          <LinkButton variant={basket.hold ? 'outlined' : 'filled'} href={pagePath(place, 'basket')}>
            {t('checkout.failure.toBasket')}
          </LinkButton>
        </p>
        <p>{t('checkout.failure.ask', { phone: footer.shopPhone })}</p>
      </section>
    </CheckoutFrame>
  )
}
