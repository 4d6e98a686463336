import type { StaffOrder } from '@kindred/contracts/orders'
import { ActionList } from '@kindred/ui/action-list/action-list'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts, type Translate } from '../texts/get-texts.ts'
import type { ActionTexts } from './action-dialog.island.tsx'
import { CancelReservedAction } from './cancel-reserved-action.island.tsx'
import { nameLine } from './name-line.ts'
import { OrderAction } from './order-action.island.tsx'
import { RefundAction } from './refund-action.island.tsx'
import { staffLocale } from './staff-locale.ts'

type Action = StaffOrder['actions'][number]
type Words = { t: Translate; language: string; day: (date: string) => string }

/** What can be done now, first; what cannot, with the guard’s reason. */
export async function OrderActions({ order }: { order: StaffOrder }) {
  const { t, language, format } = await getTexts(staffLocale)
  const day = (date: string) => format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' })
  const actions = [...order.actions].sort((a, b) => Number(b.allowed) - Number(a.allowed))
  // What ends something is never the one that asks to be pressed.
  const firstAllowed = actions.find((one) => one.allowed && !endings.has(one.action))?.action
  return (
    <Panel as="section">
      <h2>{t('staff.whatNow')}</h2>
      <ActionList
        actions={actions.map((one) => ({
          key: one.action,
          control: (
            <ActionControl
              order={order}
              action={one}
              isMain={one.action === firstAllowed}
              words={{ t, language, day }}
            />
          ),
          text: one.allowed ? explain(t, order, one.action) : undefined,
        }))}
      />
    </Panel>
  )
}

function ActionControl(props: { order: StaffOrder; action: Action; isMain: boolean; words: Words }) {
  const { order, isMain, words } = props
  const { action, allowed, reasons, needs } = props.action
  const { t } = words
  const { number } = order
  const texts: ActionTexts = {
    label: nameAction(t, order, action),
    busy: t('staff.working'),
    close: t('common.close'),
    cancel: t('common.cancel'),
    explain: explain(t, order, action),
    failed: t('common.error'),
  }
  if (allowed && action === 'refund') return <Refund {...{ order, texts, words }} />
  if (allowed && action === 'cancelReserved') return <CancelReserved {...{ order, texts, words }} />
  const unavailable = reasons
    .map(({ code }) => t(`staff.refusals.${code}`))
    .filter(Boolean)
    .join(' ')
  return (
    <OrderAction
      {...{ number, action, isMain, needs }}
      unavailable={allowed ? undefined : unavailable}
      quantity={order.arrival?.count}
      texts={{
        ...texts,
        trackingNumber: t('staff.trackingNumber'),
        quantity: t('staff.arrivedCount'),
        reason: t(reasonTexts[action] ?? 'staff.reason'),
      }}
    />
  )
}

/** What is fetched at the counter is not sent. */
const isHandedOver = ({ shippingMethod }: StaffOrder, action: string): boolean =>
  action === 'markShipped' && shippingMethod === 'pickUp'

const explain = (t: Translate, order: StaffOrder, action: string): string =>
  t(isHandedOver(order, action) ? 'staff.fetched.help' : `staff.actionHelp.${action}`)

function nameAction(t: Translate, order: StaffOrder, action: string): string {
  if (isHandedOver(order, action)) return t('staff.fetched.action')
  return action === 'markDelivered' && order.shippingMethod === 'pickUp'
    ? t('staff.fetched.receivedAction')
    : t(`staff.actions.${action}`)
}

/** What gives something out of our hands for good. */
const endings = new Set(['cancel', 'handOn'])

/** What an action wants to be told besides why. */
const reasonTexts: Readonly<Record<string, string>> = {
  markArrived: 'staff.arrivedWhere',
  handOn: 'staff.handedOnTo',
}

type Special = { order: StaffOrder; texts: ActionTexts; words: Words }

function Refund({ order, texts, words: { t, language } }: Special) {
  const keep = { amount: '{amount}', line: '{line}', count: '{count}' }
  const own = (key: string) => t(`staff.refund.${key}`, { ...keep, currency: order.total.currency })
  return (
    <RefundAction
      number={order.number}
      refundable={order.refundable}
      lines={order.refundableLines.map((line) => ({ ...line, name: nameOf(t, order, line.id) }))}
      language={language}
      texts={{
        ...texts,
        what: own('what'),
        all: own('all'),
        allText: own('allText'),
        amount: own('amount'),
        amountText: own('amountText'),
        amountLabel: own('amountLabel'),
        lines: own('lines'),
        linesText: own('linesText'),
        ofLine: own('ofLine'),
        fewer: own('fewer'),
        more: own('more'),
        submit: own('submit'),
        incomplete: own('incomplete'),
        grace: own('grace'),
        final: own('final'),
        reason: own('reason'),
      }}
    />
  )
}

function CancelReserved({ order, texts, words: { t, language, day } }: Special) {
  const lines = order.reserved.flatMap(({ lineId, quantity, endsOn }) => {
    const line = order.refundableLines.find((one) => one.id === lineId)
    const said = { line: nameOf(t, order, lineId), count: quantity, date: day(endsOn) }
    return line ? [{ ...line, title: t('staff.reserved.until', said), reserved: quantity }] : []
  })
  return (
    <CancelReservedAction
      number={order.number}
      lines={lines}
      language={language}
      texts={{
        ...texts,
        which: t('staff.reserved.which'),
        howMany: t('staff.reserved.howMany'),
        submit: t('staff.reserved.submit', { amount: '{amount}' }),
        fewer: t('staff.refund.fewer', { line: '{line}' }),
        more: t('staff.refund.more', { line: '{line}' }),
        reason: t('staff.refund.reason'),
      }}
    />
  )
}

function nameOf(t: Translate, order: StaffOrder, lineId: string): string {
  const line = order.lines.find((one) => one.id === lineId)
  return line ? nameLine(t, line) : ''
}
