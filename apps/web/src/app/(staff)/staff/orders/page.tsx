import type { StaffOrderList } from '@kindred/contracts/orders'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Pagination } from '@kindred/ui/pagination/pagination'
import { callStaff } from '../../../../staff/call-staff.ts'
import { ListFilter } from '../../../../staff/list-filter.tsx'
import { OrderTable } from '../../../../staff/order-table.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const path = '/staff/orders'
const pageSize = 25
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

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.orders') }
}

/** The order desk’s list: find an order by number, name, address or donor, or by its state. */
export default async function StaffOrders({ searchParams }: Props) {
  const { t } = await getTexts(staffLocale)
  const query = await searchParams
  const read = (name: string) => [query[name] ?? ''].flat()[0] ?? ''
  const [sought, state] = [read('sought'), read('state')]
  const current = Math.max(1, Number.parseInt(read('page'), 10) || 1)
  const addressOf = (number: number) =>
    `${path}?${new URLSearchParams({ ...(sought && { sought }), ...(state && { state }), page: String(number) })}`
  // Who has to sign in first comes back to what they asked for.
  const found = await callStaff<StaffOrderList>('/api/staff/orders', addressOf(current), {
    sought: sought || undefined,
    state: state || undefined,
    from: (current - 1) * pageSize,
    take: pageSize,
  })
  const list = found ?? { orders: [], total: 0, words: '' }
  return (
    <StaffFrame current="orders">
      <h1>{t('staff.orders')}</h1>
      <ListFilter
        path={path}
        words={{ label: t('staff.find'), help: t('staff.findHelp'), value: list.words }}
        choices={[
          {
            name: 'state',
            label: t('staff.state'),
            value: state,
            options: [
              { value: '', label: t('staff.everyState') },
              ...states.map((value) => ({ value, label: t(`staff.states.${value}`) })),
            ],
          },
        ]}
        submit={t('staff.show')}
      />
      <p className="k-muted">{t('staff.found', { count: list.total })}</p>
      <OrderTable
        orders={list.orders}
        empty={
          <EmptyState
            title={t('staff.noOrders')}
            headingLevel={2}
            action={
              sought || state || !found ? (
                <LinkButton href={path}>{t('staff.showAll')}</LinkButton>
              ) : undefined
            }
          >
            {t(explainEmpty(found !== null, Boolean(sought || state)))}
          </EmptyState>
        }
      />
      <Pagination
        label={t('staff.pagination')}
        current={current}
        total={Math.ceil(list.total / pageSize)}
        hrefFor={addressOf}
        pageLabel={(number) => t('staff.page', { number })}
        previousLabel={t('staff.previousPage')}
        nextLabel={t('staff.nextPage')}
      />
    </StaffFrame>
  )
}

function explainEmpty(isPossible: boolean, isFiltered: boolean): string {
  if (!isPossible) return 'staff.searchImpossible'
  return isFiltered ? 'staff.noOrdersFound' : 'staff.noOrdersYet'
}
