import type { Basket } from '@kindred/contracts/basket'
import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import { AccountFrame } from '../../../../account/account-frame.tsx'
import { accountPath } from '../../../../account/account-path.ts'
import { DepositList } from '../../../../account/deposit-list.tsx'
import { EmptyAccountList } from '../../../../account/empty-account-list.tsx'
import { FollowBasket } from '../../../../account/follow-basket.island.tsx'
import { type Deposit, listNeeds, type OrderHead } from '../../../../account/list-needs.ts'
import { NeedList } from '../../../../account/need-list.tsx'
import { openAccount } from '../../../../account/open-account.ts'
import { OrderTable } from '../../../../account/order-table.tsx'
import { Part } from '../../../../account/part.tsx'
import { findPartOfDay } from '../../../../account/part-of-day.ts'
import { type FamilyPlace, PlaceList } from '../../../../account/place-list.tsx'
import { basketSummaryCall } from '../../../../checkout/place.ts'
import { readLocale } from '../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

const timeZone = 'Europe/Copenhagen'

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('account.menu.label')} · ${t('common.siteName')}` }
}

/** What needs the person, then the last orders, what is kept, and the family places. */
export default async function OverviewPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'overview')
  const { call, locale } = account
  const [orders, deposits, places, basket] = await Promise.all([
    call<OrderHead[]>('/api/orders'),
    call<Deposit[]>('/api/deposits'),
    call<FamilyPlace[]>('/api/quotaplaces'),
    call<Basket>(basketSummaryCall(account)),
  ])
  const { t } = await getTexts(locale)
  const now = new Date().toISOString()
  const today = readLocalMoment(now, timeZone).date
  const needs = listNeeds({ basket, orders, deposits }, today)
  const [firstName = account.user.name] = account.user.name.split(' ')
  return (
    <AccountFrame
      account={account}
      title={t('account.greeting', { part: findPartOfDay(now, timeZone), name: firstName })}
      lead={t('account.needs', { count: needs.length })}
    >
      <FollowBasket count={basket.count} />
      {needs.length > 0 && <NeedList needs={needs} account={account} />}
      <Part
        title={t('account.recentOrders')}
        all={
          orders.length > 3
            ? { href: accountPath(locale, 'orders'), text: t('account.allOrders') }
            : undefined
        }
      >
        {orders.length > 0 ? (
          <OrderTable orders={orders.slice(0, 3)} locale={locale} />
        ) : (
          <EmptyAccountList account={account} area="orders" />
        )}
      </Part>
      {deposits.length > 0 && (
        <Part
          title={t('account.yourDeposits')}
          all={{ href: accountPath(locale, 'deposits'), text: t('account.allDeposits') }}
        >
          <DepositList deposits={deposits.slice(0, 3)} account={account} today={today} />
        </Part>
      )}
      {places.length > 0 && (
        <Part
          title={t('account.yourPlaces')}
          all={{ href: accountPath(locale, 'familyPlaces'), text: t('account.allPlaces') }}
        >
          <PlaceList places={places.slice(0, 4)} locale={locale} />
        </Part>
      )}
    </AccountFrame>
  )
}
