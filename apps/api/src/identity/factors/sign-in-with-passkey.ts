import { randomBytes } from 'node:crypto'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { findCustomer } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { findPasskey, keepChallenge, spendChallenge, usePasskey } from './passkey.store.ts'
import { passkeyMinutes, passkeySite } from './passkey-site.ts'

const purposeOf = (uid: string) => `sign-in ${uid}`

/**
 * The question of a sign-in. It names no passkey, so nobody learns from it who has one: the device shows its owner what
 * it keeps for this site.
 *
 * @param uid of the interaction, which the answer belongs to
 */
export async function askForPasskey(
  uid: string,
  { db, config, now }: Services,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(config).id,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: passkeyMinutes * 60_000,
    userVerification: 'required',
  })
  const expiresAt = new Date(now().getTime() + passkeyMinutes * 60_000)
  await keepChallenge(db, { challenge: options.challenge, purpose: purposeOf(uid), expiresAt })
  return options
}

/**
 * Checks a device's answer. It has the key and has checked its owner, which is two factors at once; a code is not asked
 * for. Every way it can be wrong gets one answer.
 */
export async function signInWithPasskey(
  uid: string,
  response: AuthenticationResponseJSON,
  { db, config, now }: Services,
): Promise<Result<{ customerId: string; email: string }, Failure<'passkey-not-known'>>> {
  const known = await findPasskey(db, response.id)
  const customer = known && (await findCustomer(db, known.customerId))
  if (!known || !customer) return refuse(...notKnown)
  const site = passkeySite(config)
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, purposeOf(uid), now()),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) return refuse(...notKnown)
  if (!(await usePasskey(db, known.id, verified.authenticationInfo.newCounter, now())))
    return refuse(...notKnown)
  return ok({ customerId: customer.id, email: customer.email })
}

const notKnown = ['passkey-not-known', 'This passkey is not known here.'] as const
