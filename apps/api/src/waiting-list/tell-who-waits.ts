import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { groupBy } from '@kindred/domain/group-by'
import { chooseWhoIsTold } from '@kindred/domain/waiting-list/choose-who-is-told'
import { addHours } from '@kindred/domain/waiting-list/waiting-entry'
import { quietHours } from '@kindred/domain/waiting-list/waiting-terms'
import type { DonorRecord } from '../donors/donor-record.ts'
import { loadDonors } from '../donors/load-donors.ts'
import type { Services } from '../services.ts'
import { judgeWaiting } from './judge-waiting.ts'
import { listLastTold, listLine, lockTelling, markTold } from './line.store.ts'
import { mailEntries } from './mail-entries.ts'
import type { WaitingRow } from './waiting-list.store.ts'

/**
 * Tells by mail who waits for straws that are there now, the first in line first; one mail a customer, whatever came.
 * May be called at any time and by several at once: nobody is told twice. The mails go out if and only if the list says so.
 *
 * @returns how many entries were told
 */
export async function tellWhoWaits(services: Services): Promise<number> {
  return transaction(services.pool, async (tx) => {
    await lockTelling(tx)
    const now = services.now().toISOString()
    const line = await listLine(tx, now)
    const chosen = await choose(tx, line, now, services)
    if (chosen.length === 0) return 0
    const ids = await markTold(
      tx,
      chosen.map(({ id }) => id),
      now,
    )
    const told = chosen.filter(({ id }) => ids.has(id))
    await mailEntries(tx, 'strawsCame', told, now, services)
    return told.length
  })
}

async function choose(
  tx: Transaction,
  line: readonly WaitingRow[],
  now: string,
  services: Services,
): Promise<WaitingRow[]> {
  if (line.length === 0) return []
  const donors = await loadDonors(services, [...new Set(line.map(({ donorId }) => donorId))])
  const byId = new Map(donors.map((donor) => [donor.id, donor]))
  const lastTold = await listLastTold(tx, [...new Set(line.map(({ customerId }) => customerId))])
  const isQuiet = ({ customerId }: WaitingRow) => {
    const at = lastTold.get(customerId)
    return at !== undefined && addHours(at, quietHours) > now
  }
  const chosen: WaitingRow[] = []
  for (const group of groupBy(line, nameSubject).values()) {
    const donor = byId.get(group[0]?.donorId ?? '')
    if (!donor?.isPublished || donor.isBlocked) continue
    const available = await readAvailable(group, donor, services)
    chosen.push(...chooseWhoIsTold(group, { availableTo: ({ id }) => available.get(id) ?? 0, isQuiet, now }))
  }
  return chosen
}

const nameSubject = ({ donorId, shopCode, strawType }: WaitingRow) => `${donorId} ${shopCode} ${strawType}`

/** How many straws each of them could buy now. Most donors have none, and then nobody is asked about. */
async function readAvailable(
  group: readonly WaitingRow[],
  donor: DonorRecord,
  services: Services,
): Promise<Map<string, number>> {
  const available = new Map<string, number>()
  const [{ shopCode, strawType } = { shopCode: '', strawType: '' }] = group
  const inShop = donor.stock.filter((item) => item.shopCode === shopCode && item.strawType === strawType)
  const most = inShop.reduce((sum, item) => sum + Math.max(0, item.available), 0)
  for (const row of group) {
    if (most < row.amount) continue
    const judged = await judgeWaiting(services, donor, row)
    available.set(row.id, judged.reasons.length === 0 ? judged.available : 0)
  }
  return available
}
