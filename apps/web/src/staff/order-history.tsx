import type { StaffOrder } from '@kindred/contracts/orders'
import { Panel } from '@kindred/ui/panel/panel'
import { Timeline } from '@kindred/ui/timeline/timeline'
import { getTexts, type Translate } from '../texts/get-texts.ts'
import { nameActor } from './name-actor.ts'
import { staffLocale } from './staff-locale.ts'

type Transition = StaffOrder['transitions'][number]

/** Every transition with who and why, the newest first. */
export async function OrderHistory({ order }: { order: StaffOrder }) {
  const { t, group, format } = await getTexts(staffLocale)
  const actors = group('staff.actors')
  const words = group('staff.reasons')
  const actions = group('staff.actions')
  const events = order.transitions.map((one, index) => ({
    key: `${one.at}-${index}`,
    title: t('staff.transition', {
      machine: t(`staff.machines.${one.machine}`),
      state: nameState(order, one, t, words),
    }),
    text: [
      nameActor(actors, one.by, one.byName),
      one.to === null || Object.hasOwn(actions, one.reason ?? '') ? null : nameReason(words, one.reason),
    ]
      .filter(Boolean)
      .join(': '),
    at: one.at,
    atText: format.dateTime(new Date(one.at), { dateStyle: 'medium', timeStyle: 'short' }),
    tone: one.to === 'cancelled' || one.to === 'failed' ? ('error' as const) : ('juniper' as const),
  }))
  return (
    <Panel as="section">
      <h2>{t('staff.history')}</h2>
      <Timeline label={t('staff.history')} events={events.reverse()} />
    </Panel>
  )
}

function nameState(
  order: StaffOrder,
  { machine, to, reason }: Transition,
  t: Translate,
  words: Words,
): string {
  if (to === null) return nameReason(words, reason) ?? ''
  if (machine === 'payment' && to === 'paid' && order.total.amountMinor === 0)
    return t('staff.machineStates.nothingDue')
  return order.shippingMethod === 'pickUp' && (to === 'shipped' || to === 'delivered')
    ? t(`staff.fetched.states.${to}`)
    : t(`staff.machineStates.${to}`)
}

type Words = Readonly<Record<string, string>>

/** What the house notes as a code reads as words; what a person wrote stays as it is. */
function nameReason(words: Words, reason: string | null): string | null {
  if (reason === null) return null
  const [code = '', ...rest] = reason.split(': ')
  return [words[code] ?? code, ...rest].join(': ')
}
