import type { Principal } from '@kindred/contracts/principal'

/** Staff who work with what people send. */
const readers = new Set(['admin', 'orders', 'lab', 'coordinator', 'responsible'])

/** What only the context that keeps it gives out, with rules and a record of its own. */
const isKeptApart = (owner: string) => owner.startsWith('waiting:') || owner.startsWith('genetic-report:')

/** A customer reads their own files, staff in certain roles every claimed one; nobody reads what waits or is kept apart. */
export function mayReadFile(principal: Principal, owner: string): boolean {
  if (isKeptApart(owner)) return false
  if (principal.kind === 'customer') return owner === `customer:${principal.customerId}`
  return principal.kind === 'staff' && principal.roles.some((role) => readers.has(role))
}
