import type { ClientBase } from 'pg'
import { at, daysBefore } from '../demo-day.ts'
import { insertRows } from '../sql/insert-rows.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { depositColumns, historyColumns } from './order-columns.ts'
import type { OrderStory, StoryStep } from './order-story.ts'
import type { SoldLine } from './sell-straws.ts'

/** Straws kept for the customer: one deposit per line. */
export async function insertKeeping(
  client: ClientBase,
  story: OrderStory,
  account: DemoAccount,
  lines: readonly SoldLine[],
): Promise<void> {
  const { deposit } = story
  if (!deposit) return
  const kept = lines.filter((line) => line.stockItemId !== null)
  await insertRows(
    client,
    'shop.deposit',
    depositColumns,
    kept.map((line) => ({
      customerId: account.id,
      shopCode: account.shopCode,
      donorId: line.donorId,
      orderLineId: line.id,
      kind: deposit.kind,
      quantity: line.quantity,
      startsOn: story.placedOn,
      endsOn: deposit.endsOn,
      createdAt: at(story.placedOn, 10),
    })),
  )
}

/** Every transition, in the order it came. */
export async function insertHistory(client: ClientBase, story: OrderStory, orderId: string): Promise<void> {
  await insertRows(
    client,
    'shop.order_history',
    historyColumns,
    [...story.steps]
      .sort((a, b) => a.day - b.day)
      .map((step) => ({
        orderId,
        machine: step.machine,
        fromState: step.from,
        toState: step.to,
        by: step.by,
        at: stepInstant(story, step),
      })),
  )
}

export function stepInstant(story: OrderStory, step: StoryStep): string {
  return at(daysBefore(-step.day, story.placedOn), step.day === 0 ? 9 : 11, 13 + story.steps.indexOf(step))
}
