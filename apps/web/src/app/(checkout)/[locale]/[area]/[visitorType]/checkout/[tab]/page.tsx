import { parseTabPath } from '@kindred/domain/checkout/steps'
import { parsePath } from '@kindred/domain/location/path'
import { notFound, redirect } from 'next/navigation'
import { BasketPage } from '../../../../../../../checkout/basket-page.tsx'
import { FailurePage } from '../../../../../../../checkout/failure-page.tsx'
import { InformationPage } from '../../../../../../../checkout/information-page.tsx'
import { PaymentPage } from '../../../../../../../checkout/payment-page.tsx'
import { type CheckoutPage, type CheckoutPlace, pagePath } from '../../../../../../../checkout/place.ts'
import { ReservationPage } from '../../../../../../../checkout/reservation-page.tsx'
import { ShippingPage } from '../../../../../../../checkout/shipping-page.tsx'
import { SuccessPage } from '../../../../../../../checkout/success-page.tsx'
import { SummaryPage } from '../../../../../../../checkout/summary-page.tsx'
import { getTexts } from '../../../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string; area: string; visitorType: string; tab: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  const { page, place } = readAddress(await params)
  const { t } = await getTexts(place.locale)
  const name =
    page === 'success' || page === 'failure' ? t('checkout.tabs.payment') : t(`checkout.tabs.${page}`)
  return { title: `${name} · ${t('common.siteName')}` }
}

/** One step of the checkout (CHK-01). */
export default async function Page({ params, searchParams }: Props) {
  const { page, place } = readAddress(await params)
  const query = await searchParams
  switch (page) {
    case 'basket':
      return <BasketPage place={place} goesOn={query.goOn === '1'} />
    case 'reservation':
      return <ReservationPage place={place} />
    case 'information':
      return <InformationPage place={place} />
    case 'shipping':
      return <ShippingPage place={place} />
    case 'orderSummary':
      return <SummaryPage place={place} />
    case 'payment':
      return <PaymentPage place={place} />
    case 'success':
      return <SuccessPage place={place} orderNumber={readOrderNumber(query.orderNumber)} />
    case 'failure':
      return <FailurePage place={place} orderNumber={readOrderNumber(query.orderNumber)} />
    // What these two ask is answered after the order.
    case 'embryo':
    case 'geneticMatchingInformation':
      redirect(pagePath(place, 'information'))
  }
}

/** An unknown locale, shop, visitor type or step is not found, never guessed. */
function readAddress(segments: Awaited<Props['params']>): { page: CheckoutPage; place: CheckoutPlace } {
  const { locale, area, visitorType, tab } = segments
  const found = parsePath(`/${locale}/${area}/${visitorType}/`)
  if (found?.area !== 'shop') notFound()
  const page = tab === 'success' || tab === 'failure' ? tab : parseTabPath(tab)
  if (!page) notFound()
  return {
    page,
    place: { locale: locale.toLowerCase(), shopCode: found.shopCode, visitorType: found.visitorType },
  }
}

function readOrderNumber(value: string | string[] | undefined): string {
  return typeof value === 'string' && value.length <= 20 && value !== '' ? value : notFound()
}
