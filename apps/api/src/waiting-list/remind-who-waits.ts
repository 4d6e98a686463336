import { transaction } from '@kindred/database/transaction'
import { addHours, isReminderDue } from '@kindred/domain/waiting-list/waiting-entry'
import { remindDays } from '@kindred/domain/waiting-list/waiting-terms'
import type { Services } from '../services.ts'
import { dropOld, listEnding, lockTelling, markReminded } from './line.store.ts'
import { mailEntries } from './mail-entries.ts'

/**
 * Asks those whose 90 days end within a week whether they go on waiting, once a wait and in one mail a customer; forgets
 * what ended or was told too long ago to be taken up again.
 *
 * @returns how many entries were asked about
 */
export async function remindWhoWaits(services: Services): Promise<number> {
  return transaction(services.pool, async (tx) => {
    await lockTelling(tx)
    const now = services.now().toISOString()
    await dropOld(tx, now)
    const ending = await listEnding(tx, now, addHours(now, remindDays * 24))
    const due = ending.filter((entry) => isReminderDue(entry, now))
    if (due.length === 0) return 0
    const ids = await markReminded(
      tx,
      due.map(({ id }) => id),
      now,
    )
    const reminded = due.filter(({ id }) => ids.has(id))
    await mailEntries(tx, 'waitEnds', reminded, now, services)
    return reminded.length
  })
}
