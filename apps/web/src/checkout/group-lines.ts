import type { Basket } from '@kindred/contracts/basket'

export type BasketLine = Basket['lines'][number]
export type DonorGroup = { donor: BasketLine; lines: BasketLine[] }

/**
 * The lines by donor, in the order in which the donors came, each donor's family place last; what belongs to no donor
 * (fees, subscription) stands apart.
 */
export function groupLines(lines: readonly BasketLine[]): { donors: DonorGroup[]; services: BasketLine[] } {
  const groups = new Map<string, DonorGroup>()
  const services: BasketLine[] = []
  for (const line of lines) {
    if (!line.donorGuid) {
      services.push(line)
      continue
    }
    const group = groups.get(line.donorGuid)
    if (group) group.lines.push(line)
    else groups.set(line.donorGuid, { donor: line, lines: [line] })
  }
  const isPlace = (line: BasketLine) => Number(line.lineHandlingType === 'quota')
  const donors = [...groups.values()].map(({ donor, lines: own }) => ({
    donor,
    lines: own.sort((a, b) => isPlace(a) - isPlace(b)),
  }))
  return { donors, services }
}

/** Names a line among those of a basket whatever its quantity: what a change of it is addressed to. */
export function keyOfLine(line: {
  lineHandlingType: string
  stockItemId?: string | null
  depositId?: string | null
  donorGuid?: string | null
}): string {
  return `${line.lineHandlingType} ${line.stockItemId ?? line.depositId ?? line.donorGuid ?? ''}`
}
