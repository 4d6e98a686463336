import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { EmptyAccountList } from '../../../../../account/empty-account-list.tsx'
import type { OrderHead } from '../../../../../account/list-needs.ts'
import { openAccount } from '../../../../../account/open-account.ts'
import { OrderTable } from '../../../../../account/order-table.tsx'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('orders.title')} · ${t('common.siteName')}` }
}

export default async function OrdersPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'orders')
  const orders = await account.call<OrderHead[]>('/api/orders')
  const { t } = await getTexts(account.locale)
  return (
    <AccountFrame
      account={account}
      title={t('orders.title')}
      lead={orders.length > 0 ? t('orders.lead') : undefined}
    >
      {orders.length > 0 ? (
        <OrderTable orders={orders} locale={account.locale} />
      ) : (
        <EmptyAccountList account={account} area="orders" />
      )}
    </AccountFrame>
  )
}
