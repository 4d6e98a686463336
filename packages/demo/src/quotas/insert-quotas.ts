import type { ClientBase } from 'pg'
import { at, daysBefore } from '../demo-day.ts'
import { insertRows } from '../sql/insert-rows.ts'
import { demoActor } from '../stock/insert-stock.ts'
import type { PlannedBalance, QuotaPlan } from './plan-quotas.ts'

/** Writes limits and the opening counts; the balances come about through the ledger alone. */
export async function insertQuotas(client: ClientBase, plans: readonly QuotaPlan[]): Promise<void> {
  const balances = plans.flatMap((plan) => plan.balances)
  const ownLimits = plans.flatMap((plan) => plan.ownLimits)
  await insertRows(
    client,
    'shop.donor_country_limit',
    { donorId: 'uuid', country: 'text', placeLimit: 'int' },
    ownLimits,
  )
  await insertRows<PlannedBalance>(client, 'shop.quota_balance', balanceColumns, balances)
  const opening = balances
    .filter((balance) => balance.taken > 0)
    .map((balance) => ({
      quotaBalanceId: balance.id,
      change: balance.taken,
      reason: 'opening',
      by: demoActor,
      at: at(daysBefore(30), 6),
    }))
  await insertRows(client, 'shop.quota_movement', movementColumns, opening)
}

const balanceColumns = {
  id: 'uuid',
  donorId: 'uuid',
  country: 'text',
  state: 'text',
  unit: 'shop.quota_unit',
  placeLimit: 'int',
} as const

const movementColumns = {
  quotaBalanceId: 'uuid',
  change: 'int',
  reason: 'text',
  by: 'text',
  at: 'timestamptz',
} as const
