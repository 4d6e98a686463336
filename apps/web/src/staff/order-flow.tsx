import type { StaffOrder } from '@kindred/contracts/orders'
import { Flow } from '@kindred/ui/flow/flow'
import { getTexts, type Translate } from '../texts/get-texts.ts'
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
        title: nameStep(t, order, step),
        state,
        note: at
          ? format.dateTime(new Date(at), {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
            })
          : step === 'shipped' && order.dispatchOn
            ? t('staff.flow.planned', {
                date: format.dateTime(new Date(`${order.dispatchOn}T12:00:00Z`), {
                  day: 'numeric',
                  month: 'short',
                }),
              })
            : undefined,
      }))}
    />
  )
}

/** What is fetched is handed over: it is not shipped. */
function nameStep(t: Translate, { shippingMethod }: StaffOrder, step: string): string {
  if (shippingMethod === 'pickUp' && step === 'shipped') return t('staff.fetched.word')
  if (shippingMethod === 'pickUp' && step === 'delivered') return t('staff.fetched.received')
  return t(`staff.flow.${step}`)
}
