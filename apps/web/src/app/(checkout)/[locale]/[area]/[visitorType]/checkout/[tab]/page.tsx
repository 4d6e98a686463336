import { parseTabPath } from '@kindred/domain/checkout/steps'
import { parsePath } from '@kindred/domain/location/path'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { BasketPage } from '../../../../../../../checkout/basket-page.tsx'
import { EmbryoPage } from '../../../../../../../checkout/embryo-page.tsx'
import { FailurePage } from '../../../../../../../checkout/failure-page.tsx'
import { GeneticMatchingPage } from '../../../../../../../checkout/genetic-matching-page.tsx'
import { InformationPage } from '../../../../../../../checkout/information-page.tsx'
import { PaymentPage } from '../../../../../../../checkout/payment-page.tsx'
import type { CheckoutPage, CheckoutPlace } from '../../../../../../../checkout/place.ts'
import { ReservationPage } from '../../../../../../../checkout/reservation-page.tsx'
import { ShippingPage } from '../../../../../../../checkout/shipping-page.tsx'
import { SuccessPage } from '../../../../../../../checkout/success-page.tsx'
import { SummaryPage } from '../../../../../../../checkout/summary-page.tsx'
import { UnknownOrder } from '../../../../../../../checkout/unknown-order.tsx'
import { catchNotFound } from '../../../../../../../layouts/catch-not-found.tsx'
import type { Query } from '../../../../../../../layouts/query.ts'
import { readLocale } from '../../../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string; area: string; visitorType: string; tab: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props) {
  const segments = await params
  const { t } = await getTexts(readLocale(segments.locale))
  const page = readPage(segments.tab)
  if (!page || !readShopPlace(segments)) return { title: t('layout.notFoundTitle') }
  const name =
    page === 'success' || page === 'failure' ? t('checkout.tabs.payment') : t(`checkout.tabs.${page}`)
  return { title: `${name} · ${t('common.siteName')}` }
}

/** One step of the checkout (CHK-01). What is not there is answered without a script's help. */
export default async function Page({ params, searchParams }: Props) {
  const segments = await params
  const { locale, area, visitorType, tab } = segments
  return catchNotFound(
    showStep(segments, await searchParams),
    `/${locale}/${area}/${visitorType}/checkout/${tab}/`,
  )
}

async function showStep(
  segments: Awaited<Props['params']>,
  query: Awaited<Props['searchParams']>,
): Promise<ReactNode> {
  const { page, place } = readAddress(segments)
  switch (page) {
    case 'basket':
      return BasketPage({ place, goesOn: query.goOn === '1' })
    case 'reservation':
      return ReservationPage({ place })
    case 'information':
      return InformationPage({ place })
    case 'shipping':
      return ShippingPage({ place })
    case 'orderSummary':
      return SummaryPage({ place })
    case 'payment':
      return PaymentPage({ place })
    case 'success':
    case 'failure': {
      const orderNumber = readOrderNumber(query.orderNumber)
      if (!orderNumber) return UnknownOrder({ place, page })
      return page === 'success' ? SuccessPage({ place, orderNumber }) : FailurePage({ place, orderNumber })
    }
    case 'embryo':
      return EmbryoPage({ place })
    case 'geneticMatchingInformation':
      return GeneticMatchingPage({ place })
  }
}

/** An unknown locale, shop, visitor type or step is not found, never guessed. */
function readAddress(segments: Awaited<Props['params']>): { page: CheckoutPage; place: CheckoutPlace } {
  const page = readPage(segments.tab)
  const place = readShopPlace(segments)
  return page && place ? { page, place } : notFound()
}

function readShopPlace({ locale, area, visitorType }: Awaited<Props['params']>): CheckoutPlace | null {
  const found = parsePath(`/${locale}/${area}/${visitorType}/`)
  if (found?.area !== 'shop') return null
  return { locale: locale.toLowerCase(), shopCode: found.shopCode, visitorType: found.visitorType }
}

const readPage = (tab: string): CheckoutPage | null =>
  tab === 'success' || tab === 'failure' ? tab : parseTabPath(tab)

function readOrderNumber(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && parseOrderNumber(value).ok ? value : null
}
