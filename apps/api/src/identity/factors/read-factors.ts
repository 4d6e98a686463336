import type { Factors } from '@kindred/contracts/factors'
import type { Services } from '../../services.ts'
import { findApp } from './authenticator-app.store.ts'
import { listPasskeys } from './passkey.store.ts'
import { countCodesLeft } from './recovery-code.store.ts'

/** How a customer signs in beside the password. Nothing here is a secret. */
export async function readFactors(customerId: string, { db }: Services): Promise<Factors> {
  const app = await findApp(db, customerId)
  const passkeys = await listPasskeys(db, customerId)
  return {
    authenticatorAppSince: app?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: app?.confirmedAt ? await countCodesLeft(db, customerId) : 0,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
