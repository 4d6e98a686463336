import type { WaitingListEntry } from '@kindred/contracts/waiting-list'
import { readWaitingState } from '@kindred/domain/waiting-list/waiting-entry'
import { loadDonors } from '../donors/load-donors.ts'
import { portraitUrl } from '../donors/portrait-url.ts'
import type { Services } from '../services.ts'
import { listEntries } from './waiting-list.store.ts'

/**
 * What a customer waits for or was told of (FAV-14), the newest first; of one donor in one shop where asked (FAV-15).
 * A donor who was taken down since is still named, so that the entry can be understood and removed.
 */
export async function listWaiting(
  customerId: string,
  services: Services,
  only: { shopCode?: string; donorId?: string } = {},
): Promise<WaitingListEntry[]> {
  const now = services.now().toISOString()
  const rows = await listEntries(services.db, customerId, now, only)
  const donors = await loadDonors(services, [...new Set(rows.map(({ donorId }) => donorId))])
  const byId = new Map(donors.map((donor) => [donor.id, donor]))
  const { shops } = services.reference()
  return rows.flatMap((row) => {
    const [donor, shop] = [byId.get(row.donorId), shops.get(row.shopCode)]
    // Embryos are not waited for.
    if (!donor || !shop || row.strawType === 'embryo') return []
    return {
      waitingListGuid: row.id,
      legalDepartmentGuid: shop.id,
      shopCode: row.shopCode,
      donorGuid: donor.id,
      donorId: donor.code,
      name: donor.alias,
      kind: donor.kind,
      portraitUrl: portraitUrl(donor),
      strawType: row.strawType,
      amount: row.amount,
      treatmentCountry: row.treatmentCountry,
      treatmentState: row.treatmentState,
      state: readWaitingState(row, now),
      since: row.since,
      expiresAt: row.expiresAt,
      toldAt: row.toldAt,
      ahead: row.ahead,
    }
  })
}
