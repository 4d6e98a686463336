import type { StaffOrderList } from '@kindred/contracts/orders'
import { Button } from '@kindred/ui/button/button'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Pagination } from '@kindred/ui/pagination/pagination'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { callStaff } from '../../../../staff/call-staff.ts'
import { OrderTable } from '../../../../staff/order-table.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

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
  const [q, state, page] = ['q', 'state', 'page'].map((name) => [query[name] ?? ''].flat()[0] ?? '') as [
    string,
    string,
    string,
  ]
  const current = Math.max(1, Number.parseInt(page, 10) || 1)
  const addressOf = (number: number) =>
    `/staff/orders?${new URLSearchParams({ q, state, page: String(number) })}`
  // Who has to sign in first comes back to what they asked for.
  const found = await callStaff<StaffOrderList>('/api/staff/orders', addressOf(current), {
    q: q || undefined,
    state: state || undefined,
    from: (current - 1) * pageSize,
    take: pageSize,
  })
  const list = found ?? { orders: [], total: 0 }
  return (
    <StaffFrame current="orders">
      <h1>{t('staff.orders')}</h1>
      <search>
        <form className="k-row k-staff-filter" method="get" action="/staff/orders">
          <TextInput id="q" name="q" label={t('staff.find')} help={t('staff.findHelp')} defaultValue={q} />
          <Select
            id="state"
            name="state"
            label={t('staff.state')}
            defaultValue={state}
            options={[
              { value: '', label: t('staff.everyState') },
              ...states.map((value) => ({ value, label: t(`staff.states.${value}`) })),
            ]}
          />
          <Button type="submit">{t('staff.show')}</Button>
        </form>
      </search>
      <p className="k-muted">{t('staff.found', { count: list.total })}</p>
      <OrderTable
        orders={list.orders}
        empty={
          <EmptyState
            title={t('staff.noOrders')}
            headingLevel={2}
            action={
              q || state || !found ? (
                <LinkButton href="/staff/orders">{t('staff.showAll')}</LinkButton>
              ) : undefined
            }
          >
            {t(explainEmpty(found !== null, Boolean(q || state)))}
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
