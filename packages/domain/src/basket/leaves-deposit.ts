import type { LineHandlingType } from '../vocabulary.ts'

/**
 * Whether a line sends something out of the customer's own deposit: it takes nothing from stock, and what it sends is paid
 * already (BASK-03, `strawShipping`; embryos that were kept go the same way).
 */
export function leavesDeposit(line: {
  readonly lineHandlingType: LineHandlingType
  readonly depositId: string | null
}): boolean {
  return line.depositId !== null && sentTypes.has(line.lineHandlingType)
}

/** Ways of handling whose goods leave the bank. */
export const sentTypes: ReadonlySet<LineHandlingType> = new Set(['strawDelivery', 'embryoShipping'])
