import type { StaffOrderList } from '@kindred/contracts/orders'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { Query } from '../../../../layouts/query.ts'
import { callStaff } from '../../../../staff/call-staff.ts'
import { ListFilter } from '../../../../staff/list-filter.tsx'
import { ListPages } from '../../../../staff/list-pages.tsx'
import { openList } from '../../../../staff/open-list.ts'
import { OrderTable } from '../../../../staff/order-table.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const path = '/staff/orders'
const states = [
  'awaitingPayment',
  'placed',
  'processing',
  'shipped',
  'delivered',
  'stored',
  'closed',
  'cancelled',
]

type Props = { searchParams: Promise<Query> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.orders') }
}

/** The order desk’s list: find an order by number, name, address or donor, or by its state. */
export default async function StaffOrders({ searchParams }: Props) {
  const { t } = await getTexts(staffLocale)
  const list = openList(path, ['sought', 'state'], await searchParams)
  // Who has to sign in first comes back to what they asked for.
  const found = await callStaff<StaffOrderList>('/api/staff/orders', list.addressOf(list.current), list.asked)
  const { orders, total, words } = found ?? { orders: [], total: 0, words: '' }
  return (
    <StaffFrame current="orders">
      <h1>{t('staff.orders')}</h1>
      <ListFilter
        path={path}
        words={{ label: t('staff.find'), help: t('staff.findHelp'), value: words }}
        choices={[
          {
            name: 'state',
            label: t('staff.state'),
            value: list.filter.state,
            options: [
              { value: '', label: t('staff.everyState') },
              ...states.map((value) => ({ value, label: t(`staff.states.${value}`) })),
            ],
          },
        ]}
        submit={t('staff.show')}
      />
      <p className="k-muted">{t('staff.found', { count: total })}</p>
      <OrderTable
        orders={orders}
        empty={
          <EmptyState
            title={t('staff.noOrders')}
            headingLevel={2}
            action={
              list.isFiltered || !found ? (
                <LinkButton href={path}>{t('staff.showAll')}</LinkButton>
              ) : undefined
            }
          >
            {t(explainEmpty(found !== null, list.isFiltered))}
          </EmptyState>
        }
      />
      <ListPages list={list} label={t('staff.pagination')} total={total} />
    </StaffFrame>
  )
}

function explainEmpty(isPossible: boolean, isFiltered: boolean): string {
  if (!isPossible) return 'staff.searchImpossible'
  return isFiltered ? 'staff.noOrdersFound' : 'staff.noOrdersYet'
}
