import type { Principal } from '@kindred/contracts/principal'

/** Staff who work with what people send. */
const readers = new Set(['admin', 'orders', 'lab', 'coordinator', 'responsible'])

/** A customer reads their own files, staff in certain roles every claimed one; nobody reads what still waits. */
export function mayReadFile(principal: Principal, owner: string): boolean {
  if (owner.startsWith('waiting:')) return false
  if (principal.kind === 'customer') return owner === `customer:${principal.customerId}`
  return principal.kind === 'staff' && principal.roles.some((role) => readers.has(role))
}
