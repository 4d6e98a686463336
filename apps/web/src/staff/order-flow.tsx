import type { StaffOrder } from '@kindred/contracts/orders'
import { Flow } from '@kindred/ui/flow/flow'
import { getTexts } from '../texts/get-texts.ts'
import { listFlow } from './list-flow.ts'
import { staffLocale } from './staff-locale.ts'

/** How far the order has come, on one line; a cancelled order shows where it ended. */
export async function OrderFlow({ order }: { order: StaffOrder }) {
  const { t, format } = await getTexts(staffLocale)
  return (
    <Flow
      label={t('staff.progress')}
      doneLabel={t('staff.done')}
      states={listFlow(order).map(({ step, state, at }) => ({
        title: t(`staff.flow.${step}`),
        state,
        note: at
          ? format.dateTime(new Date(at), {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
            })
          : undefined,
      }))}
    />
  )
}
