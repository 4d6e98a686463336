import { LinkButton } from '@kindred/ui/link-button/link-button'
import { accountPath } from '../account/account-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { type CheckoutPage, type CheckoutPlace, pagePath } from './place.ts'

/** The end of a checkout, asked for without the number of an order (PAGE-19, PAGE-20): where it may be found. */
export async function UnknownOrder({ place, page }: { place: CheckoutPlace; page: CheckoutPage }) {
  const { t } = await getTexts(place.locale)
  return (
    <CheckoutFrame place={place} page={page}>
      <section className="k-outcome k-stack">
        <h1>{t('checkout.success.unknownTitle')}</h1>
        <p className="k-lead">{t('checkout.success.unknown')}</p>
        <p className="k-row">
          <LinkButton href={accountPath(place.locale, 'orders')}>{t('account.menu.orders')}</LinkButton>
          <LinkButton variant="outlined" href={pagePath(place, 'basket')}>
            {t('checkout.failure.toBasket')}
          </LinkButton>
        </p>
      </section>
    </CheckoutFrame>
  )
}
