import type { Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from '../stock/move-stock.ts'
import { describePaused } from './describe-paused.ts'
import { listEndpoints } from './endpoint.store.ts'

/** Endpoints that were given a rest, until somebody lets them go on. */
export async function findWebhookDifferences(sql: Sql): Promise<Difference[]> {
  return (await listEndpoints(sql)).filter((one) => one.pausedBy === 'system').map(describePaused)
}
