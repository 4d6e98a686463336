import type { Order } from '@kindred/contracts/orders'
import { Link } from '@kindred/ui/link/link'
import { AccountFrame } from '../../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../../account/account-path.ts'
import { openAccount } from '../../../../../../account/open-account.ts'
import { OrderBadge } from '../../../../../../account/order-badge.tsx'
import { OrderView } from '../../../../../../account/order-view.tsx'
import { homePath } from '../../../../../../checkout/place.ts'
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
  const segments = await params
  const number = decodeURIComponent(segments.number)
  const account = await openAccount(segments.locale, 'orders', number)
  const { call, locale } = account
  const order = await call<Order>(`/api/orders/${encodeURIComponent(number)}`)
  const { t } = await getTexts(locale)
  const { footer } = await readNavigation({ ...account, path: homePath(account) })
  return (
    <AccountFrame
      account={account}
      title={t('orders.number', { number: order.number })}
      lead={t(`orders.stateText.${order.state}`)}
    >
      <p className="k-row">
        <OrderBadge state={order.state} locale={locale} />
        <Link href={accountPath(locale, 'orders')}>{t('orders.back')}</Link>
      </p>
      <OrderView order={order} locale={locale} />
      <p className="k-account__part">{t('orders.help', { phone: footer.shopPhone })}</p>
    </AccountFrame>
  )
}
