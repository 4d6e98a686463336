import type { StaffOrder } from '@kindred/contracts/orders'
import { Badge } from '@kindred/ui/badge/badge'
import { Icon } from '@kindred/ui/icon/icon'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../texts/get-texts.ts'
import { printData } from './print-data.ts'
import { staffLocale } from './staff-locale.ts'

/** What must be true before straws leave the bank. */
export async function OrderChecks({ order }: { order: StaffOrder }) {
  const { t } = await getTexts(staffLocale)
  if (order.checks.length === 0) return null
  const open = order.checks.filter((check) => !check.passed).length
  return (
    <Panel as="section">
      <div className="k-row k-row--between">
        <h2>{t('staff.checks')}</h2>
        <Badge tone={open ? 'warn' : 'ok'}>{t('staff.checksOpen', { count: open })}</Badge>
      </div>
      <ul className="k-stack">
        {order.checks.map(({ code, passed, data }) => (
          <li key={code} className="k-row">
            <Icon name={passed ? 'check' : 'warning'} />
            <b>{t(`staff.checkNames.${code}`)}</b>
            <span className="k-muted">
              {t(passed ? 'staff.checkPassed' : 'staff.checkFailed')} {printData(data)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
