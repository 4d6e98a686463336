import type { BasketLineChange } from '@kindred/contracts/basket'
import type { BasketLine } from './group-lines.ts'

type Known = Pick<
  BasketLine,
  'lineHandlingType' | 'stockItemId' | 'depositId' | 'donorGuid' | 'periodMonths'
> & {
  arrival?: BasketLine['arrival']
}

/**
 * A change of a line that is there: by its item, by the deposit that it renews, or by its donor. The server refuses more
 * than a line of its kind can have.
 */
export function addressLine(line: Known, quantity: number): BasketLineChange {
  return {
    lineHandlingType: line.lineHandlingType,
    ...(line.stockItemId
      ? { stockItemId: line.stockItemId }
      : line.depositId
        ? { depositId: line.depositId }
        : line.donorGuid
          ? { donorGuid: line.donorGuid }
          : {}),
    ...(line.arrival ? { arrival: line.arrival } : {}),
    ...(line.periodMonths ? { periodMonths: line.periodMonths } : {}),
    quantity,
  }
}
