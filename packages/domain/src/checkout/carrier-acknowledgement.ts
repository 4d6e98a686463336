import { leavesDeposit } from '../basket/leaves-deposit.ts'

/** Who agrees to receive straws, eggs or embryos of donors with a carrier finding, and what they read. */
export type CarrierAcknowledgement = {
  /** As the customer wrote it, in place of a signature. */
  readonly signature: string
  readonly donors: readonly string[]
  readonly textVersion: string
}

/**
 * Donors whose carrier finding the customer is to acknowledge: those of whom something can be sent, now or later (domain
 * rules 6, known positive carrier). The acknowledgement stands before shipping, not before buying: it may be left open.
 *
 * @returns each donor once, in the order of the lines
 */
export function listCarriersToAcknowledge<Donor extends { readonly id: string; readonly isCarrier: boolean }>(
  lines: readonly (CarrierLine & { readonly donorId: string | null })[],
  donors: readonly Donor[],
): Donor[] {
  const wanted = new Set(lines.filter(isGoods).map((line) => line.donorId))
  return donors.filter((donor) => donor.isCarrier && wanted.has(donor.id))
}

type CarrierLine = Parameters<typeof leavesDeposit>[0] & { readonly stockItemId: string | null }

const isGoods = (line: CarrierLine) => line.stockItemId !== null || leavesDeposit(line)

/** A signature is a name: two letters at least, of any script. Blank means: not now. */
export function isSignature(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= 2
}

/** The paper of an order's history that stands for the acknowledgement of a donor. */
export const nameCarrierPaper = (donorCode: string): string => `carrier-acknowledgement:${donorCode}`
