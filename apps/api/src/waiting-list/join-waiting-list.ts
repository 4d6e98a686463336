import type { CustomerPrincipal } from '@kindred/contracts/principal'
import type { WaitingListBody, WaitingListEntry } from '@kindred/contracts/waiting-list'
import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { explainWaiting } from '@kindred/domain/waiting-list/explain-waiting'
import { startWaiting } from '@kindred/domain/waiting-list/waiting-entry'
import { loadDonors } from '../donors/load-donors.ts'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { judgeWaiting } from './judge-waiting.ts'
import { listWaiting } from './list-waiting.ts'
import { countOthers, findEntry, lockCustomer, saveEntry } from './waiting-list.store.ts'

/**
 * Puts a customer on the waiting list of a donor, or lets them wait for another 90 days (FAV-12). Asked twice or at once
 * it is one entry. It holds nothing. Refusals: `unknown-donor` and those of `explainWaiting`.
 *
 * @param context of the headers; its shop is that of the path
 */
export async function joinWaitingList(
  customer: CustomerPrincipal,
  context: RequestContext,
  { donorGuid, strawType, amount }: WaitingListBody,
  services: Services,
): Promise<Result<WaitingListEntry>> {
  const { customerId } = customer
  const { shopCode, treatmentCountry, treatmentState } = context
  const [donor] = await loadDonors(services, [donorGuid])
  const isKind = donor && (strawType === 'eggLot') === (donor.kind === 'egg')
  if (!donor?.isPublished || donor.isBlocked || !isKind)
    return refuse('unknown-donor', 'There is no such donor with such straws.', { field: 'donorGuid' })
  const { reasons, available } = await judgeWaiting(services, donor, { ...context, customerId, strawType })
  const now = services.now().toISOString()
  const subject = { customerId, donorId: donorGuid, shopCode, strawType }
  const saved = await transaction(services.pool, async (tx): Promise<Result<string>> => {
    await lockCustomer(tx, customerId)
    const otherEntries = await countOthers(tx, subject, now)
    const may = explainWaiting({ amount, available, reasons, otherEntries })
    if (!may.ok) return may
    const terms = startWaiting(await findEntry(tx, subject), amount, now)
    // Without a country it is refused above.
    const place = { treatmentCountry: treatmentCountry ?? '', treatmentState }
    return ok(await saveEntry(tx, { ...subject, ...place, ...terms }))
  })
  if (!saved.ok) return saved
  const entries = await listWaiting(customerId, services, { shopCode, donorId: donorGuid })
  const mine = entries.find(({ waitingListGuid }) => waitingListGuid === saved.value)
  // Taken off again in another window between the two statements: what was asked for is done with.
  return mine ? ok(mine) : refuse('taken-off', 'It was taken off the list meanwhile.')
}
