import 'server-only'
import type { Factors } from '@kindred/contracts/factors'
import { redirect } from 'next/navigation'
import { type Account, openAccount } from '../../account/open-account.ts'
import { freshSignInAddress } from '../sign-in-address.ts'

/**
 * The account of a page that changes how somebody signs in. Who did not sign in just now does so first and comes back:
 * whoever only finds this browser open gets no further.
 */
export async function openFactors(
  segment: string,
  part: 'authenticator-app' | 'email' | 'passkeys',
): Promise<{ account: Account; factors: Factors }> {
  const account = await openAccount(segment, 'security', part)
  const factors = await account.call<Factors>('/api/account/factors')
  if (!factors.isFreshSignIn) redirect(freshSignInAddress(account.path))
  return { account, factors }
}
