import type { StaffOrder } from '@kindred/contracts/orders'
import { ActionList } from '@kindred/ui/action-list/action-list'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../texts/get-texts.ts'
import { OrderAction } from './order-action.island.tsx'
import { staffLocale } from './staff-locale.ts'

/** What can be done now, first; what cannot, with the guard’s reason. */
export async function OrderActions({ order }: { order: StaffOrder }) {
  const { t } = await getTexts(staffLocale)
  const actions = [...order.actions].sort((a, b) => Number(b.allowed) - Number(a.allowed))
  const firstAllowed = actions.find((one) => one.allowed)?.action
  return (
    <Panel as="section">
      <h2>{t('staff.whatNow')}</h2>
      <ActionList
        actions={actions.map(({ action, allowed, reasons, needs }) => ({
          key: action,
          control: (
            <OrderAction
              number={order.number}
              action={action}
              isMain={action === firstAllowed}
              needs={needs}
              unavailable={
                allowed
                  ? undefined
                  : reasons
                      .map(({ code }) => t(`staff.refusals.${code}`))
                      .filter(Boolean)
                      .join(' ')
              }
              texts={{
                label: t(`staff.actions.${action}`),
                busy: t('staff.working'),
                close: t('common.close'),
                cancel: t('common.cancel'),
                trackingNumber: t('staff.trackingNumber'),
                reason: t('staff.reason'),
                explain: t(`staff.actionHelp.${action}`),
                failed: t('common.error'),
              }}
            />
          ),
          text: allowed ? t(`staff.actionHelp.${action}`) : undefined,
        }))}
      />
    </Panel>
  )
}
