import { createHash } from 'node:crypto'
import type { StaffPrincipal } from '@kindred/contracts/principal'
import { jwtVerify } from 'jose'
import type { Services } from '../../services.ts'
import { findStaffAccount } from './staff.store.ts'

/**
 * Who a sign-in of the content editor belongs to. The token is signed by the editor; roles and whether the session still
 * lives are read from its tables each time, so that a withdrawn role or a sign-out counts at once.
 */
export async function authenticateStaff(token: string, services: Services): Promise<StaffPrincipal | null> {
  const claims = await readClaims(token, services.config.keys.payload)
  if (!claims) return null
  const account = await findStaffAccount(services.db, claims.id, claims.sid, services.now())
  return account && { kind: 'staff', ...account }
}

async function readClaims(token: string, secret: string): Promise<{ id: string; sid: string } | null> {
  // The editor signs with this half of its secret's hash, not with the secret itself.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] })
    const { id, sid, collection } = payload
    if (collection !== 'staff' || typeof id !== 'string' || typeof sid !== 'string') return null
    return { id, sid }
  } catch {
    return null
  }
}
