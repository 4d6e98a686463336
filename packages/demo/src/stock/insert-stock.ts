import type { ClientBase } from 'pg'
import { insertRows } from '../sql/insert-rows.ts'
import type { PlannedBatch, PlannedItem, PlannedStraws, StockPlan } from './stock-plan.ts'

/** Who stands in the ledgers for what happened before the demo begins. */
export const demoActor = 'demo'
const reason = 'Opening history of the demo world'

/** Writes donations, stock and straws; the balances come about through the ledger alone. */
export async function insertStock(client: ClientBase, plans: readonly StockPlan[]): Promise<void> {
  await insertRows<PlannedBatch>(
    client,
    'shop.batch',
    batchColumns,
    plans.flatMap((plan) => plan.batches),
  )
  await insertRows<PlannedItem>(
    client,
    'shop.stock_item',
    itemColumns,
    plans.flatMap((plan) => plan.items),
  )
  await insertRows<Movement>(client, 'shop.stock_movement', movementColumns, plans.flatMap(listMovements))
  await insertStraws(
    client,
    plans.flatMap((plan) => plan.straws),
  )
}

const batchColumns = {
  id: 'uuid',
  code: 'text',
  donorId: 'uuid',
  collectedOn: 'date',
  motBeforeFreeze: 'numeric',
  motAfterThaw: 'numeric',
  standards: 'text[]',
  releasedAt: 'timestamptz',
} as const

const itemColumns = {
  id: 'uuid',
  donorId: 'uuid',
  shopCode: 'text',
  strawType: 'shop.straw_type',
  motClass: 'int',
  volumeUl: 'int',
  standards: 'text[]',
} as const

type Movement = {
  stockItemId: string
  kind: 'received' | 'held' | 'sold'
  quantity: number
  by: string
  reason: string
  at: string
}

const movementColumns = {
  stockItemId: 'uuid',
  kind: 'shop.stock_movement_kind',
  quantity: 'int',
  by: 'text',
  reason: 'text',
  at: 'timestamptz',
} as const

/** Received when the batch was released; what is gone was held and sold, as every sale is. */
function listMovements(plan: StockPlan): Movement[] {
  const releases = new Map(plan.batches.map((batch) => [batch.id, batch.releasedAt ?? '']))
  return plan.straws.flatMap(({ batchId, stockItemId, count, gone, goneAt }) => {
    const row = { stockItemId, by: demoActor, reason }
    const received: Movement = {
      ...row,
      kind: 'received',
      quantity: count,
      at: releases.get(batchId) ?? goneAt,
    }
    if (gone === 0) return [received]
    return [
      received,
      { ...row, kind: 'held', quantity: gone, at: goneAt },
      { ...row, kind: 'sold', quantity: gone, at: goneAt },
    ]
  })
}

/** One row per straw, counted out by the server: the first of each run are those that have left. */
async function insertStraws(client: ClientBase, runs: readonly PlannedStraws[]): Promise<void> {
  await client.query(
    `insert into shop.straw (code, batch_id, stock_item_id, position, left_bank_at)
     select r."batchCode" || '-' || lpad(n::text, 3, '0'), r."batchId", r."stockItemId", r.tank,
            case when n < r."from" + r.gone then r."goneAt" end
     from json_to_recordset($1::json) as r(
       "batchId" uuid, "batchCode" text, "stockItemId" uuid, "from" int, count int, gone int,
       "goneAt" timestamptz, tank text)
     cross join lateral generate_series(r."from", r."from" + r.count - 1) as n`,
    [JSON.stringify(runs)],
  )
}
