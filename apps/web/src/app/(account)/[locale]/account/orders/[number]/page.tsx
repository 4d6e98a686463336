import type { Order, OwnOrder } from '@kindred/contracts/orders'
import { hasBeenFetched } from '@kindred/domain/orders/has-been-fetched'
import { isCalledOff } from '@kindred/domain/orders/list-next-steps'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { Link } from '@kindred/ui/link/link'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountFrame } from '../../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../../account/account-path.ts'
import { openAccount } from '../../../../../../account/open-account.ts'
import { OrderBadge } from '../../../../../../account/order-badge.tsx'
import { OrderView } from '../../../../../../account/order-view.tsx'
import { homePath } from '../../../../../../checkout/place.ts'
import { catchNotFound } from '../../../../../../layouts/catch-not-found.tsx'
import { readLocale } from '../../../../../../layouts/read-locale.ts'
import { readNavigation } from '../../../../../../server/find-kind-path.ts'
import { getTexts } from '../../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string; number: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale, number } = await params
  const { t } = await getTexts(readLocale(locale))
  return { title: `${t('orders.number', { number: decodeURIComponent(number) })} · ${t('common.siteName')}` }
}

export default async function OrderPage({ params }: Props) {
  const { locale, number } = await params
  return catchNotFound(showOrder(locale, decodeURIComponent(number)), `/${locale}/account/orders/${number}/`)
}

async function showOrder(segment: string, number: string): Promise<ReactNode> {
  if (!parseOrderNumber(number).ok) notFound()
  const account = await openAccount(segment, 'orders', number)
  const { call, locale } = account
  const order = await call<OwnOrder>(`/api/orders/${encodeURIComponent(number)}`)
  const { t } = await getTexts(locale)
  const { footer, pagesByKind } = await readNavigation({ ...account, path: homePath(account) })
  return (
    <AccountFrame
      account={account}
      title={t('orders.number', { number: order.number })}
      lead={t(describeState(order))}
    >
      <p className="k-row">
        <OrderBadge order={order} locale={locale} />
        <Link href={accountPath(locale, 'orders')}>{t('orders.back')}</Link>
      </p>
      <OrderView
        order={order}
        locale={locale}
        shopCode={account.shopCode}
        carrierHref={pagesByKind.KnownPositiveCarrierPage ?? homePath(account)}
      />
      <p className="k-account__part">{t('orders.help', { phone: footer.shopPhone })}</p>
    </AccountFrame>
  )
}

/** What the order is at, in a sentence. */
function describeState(order: Order): string {
  if (hasBeenFetched(order)) return 'orders.fetched.text'
  const isEmpty = order.state === 'closed' && isCalledOff(order.lines)
  return `orders.stateText.${isEmpty ? 'calledOff' : order.state}`
}
