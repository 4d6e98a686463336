import type { StaffOrder } from '@kindred/contracts/orders'
import { Note, type NoteTone } from '@kindred/ui/note/note'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { staffLocale } from './staff-locale.ts'

type Dispute = NonNullable<StaffOrder['dispute']>

const tones: Readonly<Record<Dispute['state'], NoteTone>> = { open: 'warn', won: 'ok', lost: 'error' }

/** That the customer's bank asks for the money, before anything else of an order; nothing where it never did. */
export async function OrderDispute({ dispute }: Pick<StaffOrder, 'dispute'>) {
  if (!dispute) return null
  const { t, format, language } = await getTexts(staffLocale)
  const { amount, cause, state, openedAt } = dispute
  const date = format.dateTime(new Date(openedAt), { dateStyle: 'long' })
  // Providers write causes as one word.
  const said = cause.replaceAll('_', ' ')
  return (
    <Note
      className="k-staff-note"
      tone={tones[state]}
      title={t(`staff.dispute.${state}`, { amount: formatMoney(amount, language) })}
    >
      <p>{t('staff.dispute.since', { date, cause: said })}</p>
      <p>{t(`staff.dispute.todo.${state}`)}</p>
    </Note>
  )
}
