import type { Factors } from '@kindred/contracts/factors'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { isFreshSignIn } from '@kindred/domain/accounts/is-fresh-sign-in'
import type { Services } from '../../services.ts'
import { findApp } from './authenticator-app.store.ts'
import { listPasskeys } from './passkey.store.ts'
import { countCodesLeft } from './recovery-code.store.ts'

/** How a customer signs in beside the password. Nothing here is a secret. */
export async function readFactors(
  { customerId, signedInAt }: Pick<CustomerPrincipal, 'customerId' | 'signedInAt'>,
  { db, now }: Services,
): Promise<Factors> {
  const app = await findApp(db, customerId)
  const passkeys = await listPasskeys(db, customerId)
  return {
    isFreshSignIn: isFreshSignIn(signedInAt ?? null, now()),
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
