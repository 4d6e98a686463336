import type { Device } from '@kindred/contracts/identity'
import type { Services } from '../../services.ts'
import { endWebSession } from './end-web-session.ts'
import { listSessions } from './web-session.store.ts'

/** Where a customer is signed in, the browser that asks first, then by last use. */
export async function listDevices(
  customerId: string,
  own: string | undefined,
  { db }: Services,
): Promise<Device[]> {
  const rows = await listSessions(db, customerId)
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      signedInAt: row.createdAt.toISOString(),
      lastUsedAt: (row.refreshedAt ?? row.createdAt).toISOString(),
      isThis: row.id === own,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastUsedAt.localeCompare(a.lastUsedAt))
}

/**
 * Signs a customer out elsewhere: of one browser, or of all but the one that asks.
 *
 * @param only id of one of the customer's sessions; another's is nothing that could be ended
 * @returns how many ended
 */
export async function endDevices(
  customerId: string,
  { only, except }: { only?: string; except?: string },
  services: Services,
): Promise<number> {
  const rows = await listSessions(services.db, customerId)
  const ending = rows.filter(({ id }) => (only ? id === only : id !== except))
  for (const { id } of ending) await endWebSession(id, services)
  return ending.length
}
