import type { Executor } from '@kindred/database/pool'
import { listSessions, tellOfSession } from './web-session.store.ts'

/**
 * Has every process forget what it remembers of a customer's sessions, once the transaction is through: who they belong to
 * has another name or address now. The sessions go on.
 */
export async function forgetCustomer(on: Executor, customerId: string): Promise<void> {
  for (const { id } of await listSessions(on, customerId)) await tellOfSession(on, id)
}
